/** Parts of which most functions are called before a reader sees the first page. */
const CALLED_AT_ONCE: ReadonlySet<string> = new Set(['ReaderScreen', 'paged']);

/** Kernels from Chrome 136 on read it, in the first line of a file only; to all others it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** The hint has functions compiled beside the main thread while the file arrives, not when they are first called. */
export const hintOf = (name: string): string => (CALLED_AT_ONCE.has(name) ? HINT : '');
