import { ID_PREFIX } from './cleanMarkup.ts';
import { parseCss } from './parseCss.ts';

const words = (text: string): string[] => text.split(' ');

/** A book may set how its text looks, never where things stand on our page, nor colours that a theme would drown. */
const PROPERTIES = new Set(
  [
    'text-align text-align-last text-indent text-transform text-decoration-line letter-spacing vertical-align',
    'font-style font-weight font-variant-caps font-size line-height list-style-type display float clear border-collapse',
    'margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom padding-left',
    'border-top-width border-right-width border-bottom-width border-left-width',
    'border-top-style border-right-style border-bottom-style border-left-style',
    'break-before break-after break-inside page-break-before page-break-after page-break-inside',
    'ruby-position text-emphasis-style text-emphasis-position',
  ].flatMap(words),
);

/** Values that some properties are held to: sizes follow the reader's own, and no box leaves the flow. */
const VALUES: Readonly<Record<string, RegExp>> = {
  display: /^(?:block|inline|inline-block|none|list-item|table|table-row|table-cell)$/,
  'font-size': /^(?:[\d.]+(?:em|rem|%)|smaller|larger)$/,
  'line-height': /^[\d.]+(?:em|%)?$/,
  float: /^(?:left|right|none)$/,
};

/** What moves words sideways, and may not push them off a page that is narrow for the reader's size of type. */
const SIDEWAYS = /^(?:(?:margin|padding)-(?:left|right)|text-indent)$/;
/** Share of the room that one side may take, per cent: words have a fifth of it at least. */
const MAX_SIDE = 40;
/** Ems that no page is too narrow for. */
const SMALL_SIDE = 1;

/** Anything that could fetch, run or hide a value. */
const SUSPECT = /url\s*\(|expression|javascript|@|\\|var\s*\(|attr\s*\(|image-set|-\d/i;
/** Tags, classes and ids in a row; no pseudo elements, no attributes, no `~`, which looks at all neighbours in front. */
const SELECTOR = /^[a-z0-9 .#>+*_-]+$/i;
/** The import has the same bound: the time to match grows with a power of the steps of a selector. */
const MAX_STEPS = 12;
/** Selectors of several steps in a chapter: each may be tried on each element. Honest books have some dozens. */
const MAX_COMBINED = 500;
/** Several sheets of the longest that the import takes. */
const MAX_CSS_LENGTH = 600_000;

export const isMatchable = (selector: string): boolean =>
  SELECTOR.test(selector) && selector.split(/[\s>+]+/).length <= MAX_STEPS;

const keeps = (name: string, value: string): boolean =>
  PROPERTIES.has(name) && !SUSPECT.test(value) && (VALUES[name]?.test(value) ?? true);

function boundSide(value: string): string {
  const [, size = '', unit] = /^([\d.]+)(em|%)$/.exec(value) ?? [];
  if (unit === '%') return `${Math.min(Number(size), MAX_SIDE)}%`;
  return unit === 'em' && Number(size) > SMALL_SIDE ? `min(${value},${MAX_SIDE}%)` : value;
}

/** Kernels that know no `min()` keep the size as the book has it. */
function declare(name: string, value: string): string {
  const bound = SIDEWAYS.test(name) ? boundSide(value) : value;
  return bound.startsWith('min(') ? `${name}:${value};${name}:${bound}` : `${name}:${bound}`;
}

const scopeSelector = (selector: string, scope: string): string => {
  const inner = selector.replace(/^(?:html|body)\b\s*/i, '').replace(/#/g, `#${ID_PREFIX}`);
  return inner === '' ? scope : `${scope} ${inner}`;
};

function scopeRule(
  { selectorText, style }: CSSStyleRule,
  scope: string,
  mayTake: (selector: string) => boolean,
): string {
  const selectors = selectorText
    .split(',')
    .map((selector) => selector.trim())
    .filter((selector) => isMatchable(selector) && mayTake(selector))
    .map((selector) => scopeSelector(selector, scope));
  const declarations = Array.from(style)
    .map((name) => [name, style.getPropertyValue(name)] as const)
    .filter(([name, value]) => keeps(name, value))
    .map(([name, value]) => declare(name, value));
  return selectors.length > 0 && declarations.length > 0 ? `${selectors.join(',')}{${declarations.join(';')}}` : '';
}

/** A book's css cut down to an allow-list and bound to elements under `scope`, a class selector. */
export function scopeCss(document: Document, css: string, scope: string): string {
  let combined = 0;
  const mayTake = (selector: string): boolean => {
    if (!/[\s>+]/.test(selector)) return true;
    combined += 1;
    return combined <= MAX_COMBINED;
  };
  return parseCss(document, css.length <= MAX_CSS_LENGTH ? css : '')
    .map((rule) => (rule instanceof CSSStyleRule ? scopeRule(rule, scope, mayTake) : ''))
    .join('');
}
