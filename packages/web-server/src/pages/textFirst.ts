const STYLES = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;
const ENTRY = /<script type="module"/g;

/** Scripts that give way to what makes a page's text seen: of one line that all share, slow phones have little. */
export const GIVES_WAY = 'fetchpriority="low"';

/** Asks for the style before the scripts, which wake up what is seen already; a page without text keeps their haste. */
export function textFirst(template: string): string {
  const styles = template.match(STYLES)?.join('') ?? '';
  const without = template.replace(STYLES, '');
  const at = without.search(ENTRY);
  if (at < 0) return template;
  const entry = without.slice(at).replace(ENTRY, `<script ${GIVES_WAY} type="module"`);
  return without.slice(0, at) + styles.trimStart() + entry;
}
