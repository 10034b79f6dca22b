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
  style.textContent = css;
  (document as Document).head.appendChild(style);
}

let scopes = 0;

/** Gives the class name under which a book's css holds; chapters with the same css share it. */
export function createFlowStyles(document: Document): (css: string) => string {
  const names = new Map<string, string>();
  return (css) => {
    const known = names.get(css);
    if (known !== undefined) return known;
    const name = `flow-${++scopes}`;
    names.set(css, name);
    attach(document, scopeCss(document, css, `.${name}`));
    return name;
  };
}
