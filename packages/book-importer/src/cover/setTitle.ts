export interface SetTitle {
  direction: 'vertical' | 'horizontal';
  lines: readonly string[];
  /** Pixels of a cover that is 600 wide. */
  size: number;
}

const VERTICAL_FORMS: Readonly<Record<string, string>> = {
  '《': '︽',
  '》': '︾',
  '〈': '︿',
  '〉': '﹀',
  '（': '︵',
  '）': '︶',
  '(': '︵',
  ')': '︶',
  '「': '﹁',
  '」': '﹂',
  '『': '﹃',
  '』': '﹄',
  '“': '﹃',
  '”': '﹄',
  '—': '︱',
  '–': '︱',
  '-': '︱',
  '…': '︙',
  '：': '︰',
  ':': '︰',
  '，': '︐',
  ',': '︐',
  '、': '︑',
  '！': '！',
  '？': '？',
};
const LATIN = /[A-Za-z]/g;
const BREAKS = /[\s　·：:—–-]+/;
const MAX_VERTICAL = 36;
const MAX_HORIZONTAL = 90;

/** Characters of the longest column, and the size that then fills the slip. */
const STEPS = [
  { characters: 3, size: 104 },
  { characters: 4, size: 96 },
  { characters: 5, size: 84 },
  { characters: 6, size: 72 },
  { characters: 7, size: 64 },
  { characters: 8, size: 57 },
  { characters: 9, size: 52 },
  { characters: 12, size: 42 },
];

const shorten = (text: string, most: number): string => {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
};

/** Two columns break where the title does, else in the middle. */
function columns(text: string): string[] {
  const title = text.replace(/》(?=.)/g, '》 ').replace(/(?<=.)（/g, ' （');
  const whole = title.replace(/[\s　]+/g, '');
  const length = [...whole].length;
  if (length <= 9 && !/[\s　：:]|——/.test(text)) return [whole];
  const parts = title.split(BREAKS).filter((part) => part !== '');
  if (parts.length > 1 && parts.length <= 3 && parts.every((part) => [...part].length <= 12)) return parts;
  if (length <= 9) return [whole];
  const count = length <= 20 ? 2 : 3;
  const each = Math.ceil(length / count);
  return Array.from({ length: count }, (_, at) => [...whole].slice(at * each, (at + 1) * each).join(''));
}

function lines(title: string): { lines: string[]; size: number } {
  for (const { size, width } of [
    { size: 62, width: 11 },
    { size: 50, width: 14 },
    { size: 40, width: 17 },
    { size: 33, width: 21 },
  ]) {
    const set: string[] = [];
    for (const word of title.split(/\s+/)) {
      const above = set.at(-1);
      if (above !== undefined && `${above} ${word}`.length <= width) set[set.length - 1] = `${above} ${word}`;
      else set.push(word);
    }
    if (set.length <= 5 && set.every((line) => line.length <= width)) return { lines: set, size };
  }
  return { lines: (shorten(title, 80).match(/.{1,20}/g) ?? []).slice(0, 5), size: 33 };
}

/** Sets a title: vertical for Chinese, horizontal for Latin; long ones smaller, in more columns, at last shortened. */
export function setTitle(title: string): SetTitle {
  const latin = title.match(LATIN)?.length ?? 0;
  if (latin > [...title].length * 0.4 && latin > 3)
    return { direction: 'horizontal', ...lines(shorten(title.trim(), MAX_HORIZONTAL)) };
  const set = columns(shorten(title.trim(), MAX_VERTICAL));
  const longest = Math.max(...set.map((column) => [...column].length));
  const size = STEPS.find(({ characters }) => longest <= characters)?.size ?? 40;
  const upright = set.map((column) => [...column].map((character) => VERTICAL_FORMS[character] ?? character).join(''));
  return { direction: 'vertical', lines: upright, size: set.length > 1 ? Math.min(size, 66) : size };
}
