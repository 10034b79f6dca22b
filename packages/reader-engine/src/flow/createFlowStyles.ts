import { baseCss } from './baseCss.ts';
import { parseCss } from './parseCss.ts';
import { scopeCss } from './scopeCss.ts';

function attach(document: Document, css: string): void {
  if (css === '') return;
  if ('adoptedStyleSheets' in document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return;
  }
  const style = (document as Document).createElement('style');
  // Empty, as pages allow one inline: its rules come by script.
  (document as Document).head.appendChild(style);
  for (const { cssText } of parseCss(document, css)) style.sheet?.insertRule(cssText, style.sheet.cssRules.length);
}

const BASE_CLASS = 'flow-base';

let scopes = 0;

/** Gives the class names under which a book's css holds; chapters with the same css share them. */
export function createFlowStyles(document: Document): (css: string) => string {
  const names = new Map<string, string>();
  attach(document, baseCss(`.${BASE_CLASS}`));
  return (css) => {
    const known = names.get(css);
    if (known !== undefined) return known;
    const own = `flow-${++scopes}`;
    const name = `${BASE_CLASS} ${own}`;
    names.set(css, name);
    attach(document, scopeCss(document, css, `.${own}`));
    return name;
  };
}
