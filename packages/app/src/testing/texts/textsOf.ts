/** Text of a component or of a rule as its source has it: what stands in quotes, between tags, or in a template. */
const TEXT = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`|>([^<>{}`'"]+)</g;
const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const CHINESE = /[\u4e00-\u9fff]/;

/** Every Chinese text of a source, once, in its order. */
export function textsOf(source: string): readonly string[] {
  const found = [...source.replace(COMMENT, '').matchAll(TEXT)].map((match) => match.slice(1).find(Boolean) ?? '');
  const texts = found.filter((text) => CHINESE.test(text)).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  return [...new Set(texts)];
}
