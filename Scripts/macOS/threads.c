// As on macOS: a thread has a stack of 512 KB unless it asks for another size (pthread_attr_setstacksize(3) of macOS, "Thread
// Programming Guide"). For LD_PRELOAD, and for the programs of this package only: the compiler has threads of its own.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <string.h>

typedef int creation(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

int pthread_create(pthread_t *thread, const pthread_attr_t *wanted, void *(*body)(void *), void *context) {
    static creation *next;
    if (!next) next = (creation *)dlsym(RTLD_NEXT, "pthread_create");
    if (!strstr(program_invocation_short_name, "vipergen")) return next(thread, wanted, body, context);
    pthread_attr_t usual;
    size_t size = 0, usualSize;
    int state = PTHREAD_CREATE_JOINABLE;
    pthread_attr_init(&usual);
    pthread_attr_getstacksize(&usual, &usualSize);
    if (wanted) {
        pthread_attr_getstacksize(wanted, &size);
        pthread_attr_getdetachstate(wanted, &state);
    }
    if (size == 0 || size == usualSize) size = 512 << 10;
    pthread_attr_setstacksize(&usual, size);
    pthread_attr_setdetachstate(&usual, state);
    int result = next(thread, &usual, body, context);
    pthread_attr_destroy(&usual);
    return result;
}
