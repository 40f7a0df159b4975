# Make a clone a tap: `brew tap me/vipergen PATH-OF-THE-CLONE`, then `brew install --HEAD me/vipergen/vipergen`. There is no release
# yet, so it builds what is committed there.
class Vipergen < Formula
  desc "Generator of VIPER and RIBs modules for iOS apps"
  homepage "https://github.com/OWNER/vipergen"
  license "MIT"
  head "file://#{File.expand_path("..", __dir__)}", using: :git

  depends_on xcode: ["26.0", :build]
  depends_on macos: :sonoma

  def install
    # Homebrew builds in a sandbox, in which SwiftPM cannot have one of its own.
    system "make", "install", "PREFIX=#{prefix}", "FLAGS=--disable-sandbox"
  end

  test do
    system bin/"vipergen", "Login"
    assert_path_exists testpath/"Login/LoginPresenter.swift"
    assert_path_exists prefix/"share/vipergen/Shim"
  end
end
