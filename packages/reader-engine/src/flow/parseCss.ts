/** The rules of a sheet that belongs to no page, so that nothing in it is fetched or applied; none where a kernel cannot. */
export function parseCss(document: Document, css: string): readonly CSSRule[] {
  const text = css.replace(/@import[^;]*;?/gi, '');
  if (typeof CSSStyleSheet === 'function' && 'replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return Array.from(sheet.cssRules);
  }
  const inert = document.implementation.createHTMLDocument('');
  const style = inert.createElement('style');
  style.textContent = text;
  inert.head.appendChild(style);
  return Array.from(style.sheet?.cssRules ?? []);
}
