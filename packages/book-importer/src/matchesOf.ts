/** Every match of a global pattern, one after the other; `matchAll` is younger than the oldest kernels. */
export function* matchesOf(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  const own = new RegExp(pattern.source, pattern.flags);
  for (let match = own.exec(text); match; match = own.exec(text)) {
    if (match[0] === '') own.lastIndex += 1;
    yield match;
  }
}
