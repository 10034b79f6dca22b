const INTERNAL_SUBSET = /<!DOCTYPE\b[^>[]{0,500}\[/i;
const PLAIN = /<!DOCTYPE\b[^>[]{0,500}>/i;

/** The document without its DOCTYPE; what that declares is never read. */
export function withoutDoctype(text: string): string {
  const subset = INTERNAL_SUBSET.exec(text);
  if (!subset) return text.replace(PLAIN, '');
  const end = /\]\s*>/.exec(text.slice(subset.index));
  return end
    ? text.slice(0, subset.index) + text.slice(subset.index + end.index + end[0].length)
    : text.slice(0, subset.index);
}
