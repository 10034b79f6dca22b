/** A book that says nothing about its look has this one; the rules of the book come behind and are as strong. */
const RULES: ReadonlyArray<readonly [selectors: string, declarations: string]> = [
  [
    'h1,h2,h3,h4,h5,h6',
    'margin:.6em 0;line-height:1.4;text-align:start;text-wrap:balance;break-after:avoid;break-inside:avoid',
  ],
  ['h1', 'font-size:1.5em'],
  ['h2', 'font-size:1.3em'],
  ['h3,h4,h5,h6', 'font-size:1.1em'],
  ['p', 'margin:.6em 0'],
  ['ul', 'margin:.5em 0;padding-left:1.5em;list-style:disc'],
  ['ol', 'margin:.5em 0;padding-left:2em;list-style:decimal'],
  ['ul[dir="rtl"],ol[dir="rtl"],[dir="rtl"] ul,[dir="rtl"] ol', 'padding-left:0;padding-right:2em'],
  ['blockquote', 'margin:.8em 0;padding-left:1em'],
  ['dd', 'margin-left:1em'],
  // Browsers draw it in greys of their own, which shine in the dark.
  ['hr', 'margin:1em 0;border:0;border-top:1px solid;opacity:.4'],
  ['figure', 'margin:.8em 0;text-align:center;break-inside:avoid'],
  ['figcaption', 'font-size:.85em;line-height:1.5;text-align:center'],
  ['img', 'display:block;margin-left:auto;margin-right:auto;background:var(--reader-picture,none)'],
  ['span[data-picture="box"]', 'display:block;break-inside:avoid;text-indent:0'],
  ['span[data-picture="beside"]', 'display:inline-block;max-width:100%;vertical-align:bottom'],
  // The mark has no width beside its picture, so that it has a place on the picture's page and takes no room there.
  ['span[data-picture="mark"]', 'float:left;width:0;height:1em;line-height:1'],
  // Columns do not scroll: a long line of code is broken, and its blanks stay as wide as they are.
  ['pre', 'margin:.8em 0;font-size:.8em;line-height:1.5;text-align:start;white-space:pre-wrap'],
  ['table', 'margin:.8em auto;border-collapse:collapse;line-height:1.5;text-align:start'],
  // The older word is the only one that old kernels let a narrow table be drawn by.
  ['th,td', 'padding:.2em .4em;border:1px solid;overflow-wrap:anywhere;word-break:break-word;text-indent:0'],
  ['tr', 'break-inside:avoid'],
  ['caption,thead', 'break-after:avoid'],
  ['sup,sub', 'line-height:0'],
  ['a[href]', 'text-decoration:underline;text-decoration-style:dotted;text-underline-offset:.2em'],
  // A raised digit is too small for a finger.
  ['a[data-note="ref"]', 'position:relative;text-decoration:none'],
  ['a[data-note="ref"]::after', 'position:absolute;top:-16px;right:-14px;bottom:-16px;left:-14px;content:""'],
];

export const baseCss = (scope: string): string =>
  RULES.map(([selectors, declarations]) => {
    const scoped = selectors.split(',').map((selector) => `${scope} ${selector}`);
    return `${scoped.join(',')}{${declarations}}`;
  }).join('');
