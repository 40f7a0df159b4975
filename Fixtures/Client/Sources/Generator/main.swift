import VipergenTemplates

print(BuiltInSets.all.keys.sorted())
