/*
 * What Chrome 69 and iOS 12 lack of the language's library, and of AbortSignal. Runs as a classic script before the modules, so it is written
 * in the language of those kernels; each part stands behind a probe and changes nothing in a kernel that has it.
 */
(function (root) {
  'use strict';

  function define(target, name, value) {
    if (typeof target[name] === 'function') return;
    Object.defineProperty(target, name, { value: value, writable: true, configurable: true, enumerable: false });
  }

  function toInteger(value) {
    var number = Math.trunc(Number(value));
    return number !== number ? 0 : number;
  }

  function requireFunction(value) {
    if (typeof value !== 'function') throw new TypeError(String(value) + ' is not a function');
  }

  if (typeof root.globalThis === 'undefined') {
    Object.defineProperty(root, 'globalThis', { value: root, writable: true, configurable: true, enumerable: false });
  }

  define(root, 'queueMicrotask', function queueMicrotask(callback) {
    requireFunction(callback);
    Promise.resolve()
      .then(function () {
        callback();
      })
      .catch(function (error) {
        // Out of the promise, so that it is reported as an uncaught error and not as an unhandled rejection.
        setTimeout(function () {
          throw error;
        }, 0);
      });
  });

  define(Object, 'fromEntries', function fromEntries(entries) {
    return Array.from(entries).reduce(function (result, entry) {
      Object.defineProperty(result, entry[0], {
        value: entry[1],
        writable: true,
        configurable: true,
        enumerable: true,
      });
      return result;
    }, {});
  });

  define(Object, 'hasOwn', function hasOwn(target, key) {
    return Object.prototype.hasOwnProperty.call(target, key);
  });

  define(Array.prototype, 'at', function at(index) {
    var position = toInteger(index);
    return this[position < 0 ? this.length + position : position];
  });

  function flatten(list, depth) {
    var result = [];
    // forEach passes over holes, as the native method does.
    list.forEach(function (item) {
      var items = Array.isArray(item) && depth >= 1 ? flatten(item, depth - 1) : [item];
      items.forEach(function (flat) {
        result.push(flat);
      });
    });
    return result;
  }

  define(Array.prototype, 'flat', function flat(depth) {
    return flatten(this, depth === undefined ? 1 : toInteger(depth));
  });

  define(Array.prototype, 'flatMap', function flatMap(callback, thisArgument) {
    requireFunction(callback);
    return flatten(this.map(callback, thisArgument), 1);
  });

  define(Array.prototype, 'toSorted', function toSorted(compare) {
    if (compare !== undefined) requireFunction(compare);
    // Sorted by place where the order is equal: the sort of Chrome 69 is not stable.
    return Array.from(this, function (value, place) {
      return { value: value, place: place };
    })
      .sort(function (left, right) {
        return inOrder(left.value, right.value, compare) || left.place - right.place;
      })
      .map(function (item) {
        return item.value;
      });
  });

  function inOrder(left, right, compare) {
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    if (compare) return compare(left, right);
    var leftText = String(left);
    var rightText = String(right);
    if (leftText === rightText) return 0;
    return leftText < rightText ? -1 : 1;
  }

  define(String.prototype, 'replaceAll', function replaceAll(search, replacement) {
    var isPattern = Object.prototype.toString.call(search) === '[object RegExp]';
    if (isPattern && !search.global) throw new TypeError('replaceAll must be called with a global RegExp');
    return this.replace(
      isPattern ? search : new RegExp(String(search).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'), 'g'),
      replacement,
    );
  });

  define(Promise, 'allSettled', function allSettled(promises) {
    return Promise.all(
      Array.from(promises, function (promise) {
        return Promise.resolve(promise).then(
          function (value) {
            return { status: 'fulfilled', value: value };
          },
          function (reason) {
            return { status: 'rejected', reason: reason };
          },
        );
      }),
    );
  });

  if (typeof root.AbortSignal === 'function') {
    define(root.AbortSignal, 'any', function any(signals) {
      var controller = new root.AbortController();
      function abort() {
        controller.abort();
      }
      Array.from(signals).forEach(function (signal) {
        if (signal.aborted) abort();
        else signal.addEventListener('abort', abort, { once: true });
      });
      return controller.signal;
    });

    define(root.AbortSignal.prototype, 'throwIfAborted', function throwIfAborted() {
      if (this.aborted) throw new root.DOMException('The operation was aborted.', 'AbortError');
    });
  }
})(typeof self === 'object' ? self : this);
