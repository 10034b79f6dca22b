const COLUMN_LENGTH = 8;
const LINE_LENGTH = 15;
const LINES = 2;

export const isLatin = (text: string): boolean => !/[\u2E80-\u9FFF\uF900-\uFAFF]/u.test(text);

const columns = (title: string): string[] => {
  const chars = Array.from(title.replace(/\s+/gu, ''));
  const room = COLUMN_LENGTH * LINES;
  const kept = chars.length > room ? [...chars.slice(0, room - 1), '…'] : chars;
  if (kept.length <= COLUMN_LENGTH) return [kept.join('')];
  const half = Math.ceil(kept.length / LINES);
  return [kept.slice(0, half).join(''), kept.slice(half).join('')];
};

const words = (title: string): string[] => {
  const lines: string[] = [];
  for (const word of title.trim().split(/\s+/u)) {
    const last = lines[lines.length - 1];
    if (last !== undefined && `${last} ${word}`.length <= LINE_LENGTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const cut = lines
    .slice(0, LINES)
    .map((line) => (line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH - 1)}…` : line));
  const last = cut[cut.length - 1];
  if (last !== undefined && lines.length > LINES) cut[cut.length - 1] = `${last.slice(0, LINE_LENGTH - 1)}…`;
  return cut;
};

/** A title in at most two lines that fit a drawn cover: columns of eight characters, or Latin words. */
export const titleLines = (title: string): string[] => (isLatin(title) ? words(title) : columns(title));
