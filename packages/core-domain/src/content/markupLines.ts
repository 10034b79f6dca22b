/** Elements whose words are not the chapter's: `rt` and `rp` say how a word is read. */
const WITHOUT_WORDS = new Set(['style', 'script', 'title', 'rt', 'rp', 'template', 'svg', 'math']);

/** Elements that stand in a line; all others begin one and end one. */
const IN_LINE = new Set(
  'ruby rb span a em strong b i u s small big sub sup code cite q abbr mark bdi bdo wbr del ins dfn kbd samp var time'.split(
    ' ',
  ),
);

const TOKEN = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][\w:-]*)[^<>]*>|[^<]+|</gi;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

const MAX_CODE_POINT = 0x10_ffff;

const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return NAMED[name.toLowerCase()] ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : '\uFFFD';
  });

/** The words of a chapter, line by line, where no markup may be shown; no safer than other texts of strangers. */
export function markupLines(markup: string): string[] {
  const lines: string[] = [];
  let line = '';
  let skipped: string | undefined;
  const endLine = (): void => {
    const words = decoded(line).replace(/\s+/g, ' ').trim();
    if (words !== '') lines.push(words);
    line = '';
  };
  for (const [token, slash, tagName] of markup.matchAll(TOKEN)) {
    const name = tagName?.toLowerCase();
    if (skipped !== undefined) {
      if (name === skipped && slash !== '') skipped = undefined;
    } else if (name === undefined) {
      if (!token.startsWith('<!--')) line += token;
    } else if (WITHOUT_WORDS.has(name)) {
      if (slash === '' && !token.endsWith('/>')) skipped = name;
    } else if (!IN_LINE.has(name)) {
      endLine();
    }
  }
  endLine();
  return lines;
}
