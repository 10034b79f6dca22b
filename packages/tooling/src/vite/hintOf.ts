/** Parts of which most functions are called before a reader sees the first page. */
const CALLED_AT_ONCE: ReadonlySet<string> = new Set(['ReaderScreen', 'paged']);

/** Kernels from Chrome 136 on read it, in the first line of a file only; to all others it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * The line above a part of a build, by the part's name; empty for most. With the hint, functions are compiled while the
 * file arrives, beside the main thread; without it each of them is when it is first called, while the reader waits.
 */
export const hintOf = (name: string): string => (CALLED_AT_ONCE.has(name) ? HINT : '');
