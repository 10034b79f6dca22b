/** How headings and paragraphs stand on the page. */
export interface TextLayout {
  heading: (line: string) => string;
  /** What a heading is set off by. */
  above: string;
  below: string;
  paragraph: (text: string) => string;
  between: string;
  end: '\n' | '\r\n';
  encoding: 'utf-8' | 'utf16le';
}

const plain: TextLayout = {
  heading: (line) => line,
  above: '\n\n',
  below: '\n',
  paragraph: (text) => `　　${text}`,
  between: '\n',
  end: '\n',
  encoding: 'utf-8',
};

/** Lines broken by hand after so many characters. */
const HAND_BROKEN = 38;

const broken = (text: string): string => {
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += HAND_BROKEN) lines.push(text.slice(at, at + HAND_BROKEN));
  return lines.join('\n');
};

export const textLayouts: Readonly<Record<string, TextLayout>> = {
  'of web novels': plain,
  'without blank lines': { ...plain, above: '', below: '' },
  'with blank lines everywhere, of Windows': { ...plain, between: '\n\n', end: '\r\n' },
  'with headings indented like prose': { ...plain, heading: (line) => `　　${line}` },
  'without any indent': { ...plain, paragraph: (text) => text },
  'with centred headings': { ...plain, heading: (line) => `${' '.repeat(18)}${line}`, above: '\n\n\n' },
  'broken by hand': { ...plain, paragraph: (text) => broken(`　　${text}`) },
  'with four blanks, in UTF-16': { ...plain, paragraph: (text) => `    ${text}`, encoding: 'utf16le' },
};
