const COMMENT = /\/\*[^]*?\*\//g;
const SELECTOR = /([^{};]+)\{/g;
const CLASS = /\.([a-zA-Z_][\w-]*)/g;

/** The class names that a style sheet has rules for, inside `@media` and `@supports` too. */
export function ruleNames(sheet: string): ReadonlySet<string> {
  const selectors = [...sheet.replaceAll(COMMENT, '').matchAll(SELECTOR)].map(([, selector]) => selector ?? '');
  const classes = selectors.filter((selector) => !selector.trim().startsWith('@')).join('\n');
  return new Set([...classes.matchAll(CLASS)].map(([, name]) => name ?? ''));
}
