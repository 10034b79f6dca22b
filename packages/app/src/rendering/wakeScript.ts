/** Names the script's element: what it loads beside the application, with spaces between. */
export const WAKE_FILES_ATTRIBUTE = 'data-files';

/** A page whose first paint the kernel never reports wakes up all the same, this long after it is whole. */
const MAX_WAIT_MS = 1000;

/**
 * A script of rendered pages that loads and runs the application once the page's text is seen: on the one line and the
 * one thread that they share, its hundred kilobytes would come before the first paint. Nothing is waited for where
 * nothing is to be seen, or where a kernel cannot tell. The oldest kernels run it as it is.
 */
export const wakeScript = (entry: string): string => `(function () {
  var isAwake = false, html = document.documentElement, watch = window.PerformanceObserver;
  var files = (document.currentScript.getAttribute('${WAKE_FILES_ATTRIBUTE}') || '').split(' ');
  var append = function (name, attributes) {
    var element = document.createElement(name);
    for (var key in attributes) element.setAttribute(key, attributes[key]);
    document.head.appendChild(element);
  };
  var wake = function () {
    if (isAwake) return;
    isAwake = true;
    append('script', { type: 'module', crossorigin: '', src: ${JSON.stringify(entry)} });
    files.forEach(function (file) { if (file) append('link', { rel: 'modulepreload', crossorigin: '', href: file }); });
  };
  document.addEventListener('DOMContentLoaded', function () {
    var tells = watch && (watch.supportedEntryTypes || []).indexOf('paint') >= 0;
    if (!tells || document.hidden || html.hasAttribute('data-resumes')) return wake();
    var isPainted = function () { return performance.getEntriesByName('first-contentful-paint').length > 0; };
    if (isPainted()) return wake();
    new watch(function () { if (isPainted()) wake(); }).observe({ entryTypes: ['paint'] });
    document.addEventListener('visibilitychange', wake);
    setTimeout(wake, ${MAX_WAIT_MS});
  });
})();`;
