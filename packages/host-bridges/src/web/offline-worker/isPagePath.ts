const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** Whether a path matches one of the patterns (`/reader/:bookId`), with or without a trailing slash. */
export function isPagePath(patterns: readonly string[], path: string): boolean {
  const parts = partsOf(path);
  return patterns.some((pattern) => {
    const wanted = partsOf(pattern);
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
  });
}
