const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** Whether a path is one of those that the patterns (`/reader/:bookId`) stand for, with or without a slash at its end. */
export function isPagePath(patterns: readonly string[], path: string): boolean {
  const parts = partsOf(path);
  return patterns.some((pattern) => {
    const wanted = partsOf(pattern);
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
  });
}
