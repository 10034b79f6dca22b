const DOCTYPE = /<!DOCTYPE\b/i;
const INTERNAL_SUBSET = /^<!DOCTYPE\b[^>[]{0,500}\[/i;
const PLAIN = /^<!DOCTYPE\b[^>[]{0,500}>/i;

/** The document without its DOCTYPE, the first one; what that declares is never read. */
export function withoutDoctype(text: string): string {
  const at = text.search(DOCTYPE);
  if (at < 0) return text;
  const [before, doctype] = [text.slice(0, at), text.slice(at)];
  if (!INTERNAL_SUBSET.test(doctype)) return before + doctype.replace(PLAIN, '');
  const end = /\]\s*>/.exec(doctype);
  return end ? before + doctype.slice(end.index + end[0].length) : before;
}
