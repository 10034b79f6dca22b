/** A text, and of each of its characters the offset in the first version; -1 for what was written later. */
export interface EditedText {
  text: string;
  origins: readonly number[];
}

export type Random = () => number;

const below = (random: Random, limit: number): number => Math.floor(random() * limit);
const pick = (random: Random, words: readonly string[]): string => words[below(random, words.length)] ?? '';

const NAMES = ['沈砚', '阿棠', '老周', '陆先生', '小满', '掌柜', '他', '她'];
const DEEDS = [
  '抬起头来',
  '没有说话',
  '叹了口气',
  '推开窗',
  '把灯拨亮',
  '笑了一下',
  '往山上走',
  '坐了下来',
  '摇了摇头',
];
const SIGHTS = [
  '山中灯火一夜未熄',
  '雨还在下',
  '风从窗外来',
  '街上没有人',
  '月亮落在水里',
  '茶已经凉了',
  '远处传来钟声',
];
/** Of paragraphs that are written later. */
const NEWS = ['门外忽然有人敲了三下', '那封信压在箱底', '渡口的船还没有开', '檐下的燕子飞走了'];
const SAYINGS = ['你回来了', '我知道', '走吧', '这件事不要再提', '明天再说', '你听见了吗', '灯要点一夜'];

const sentence = (random: Random): string =>
  random() < 0.3
    ? `${pick(random, NAMES)}说：“${pick(random, SAYINGS)}。”`
    : `${pick(random, SIGHTS)}，${pick(random, NAMES)}${pick(random, DEEDS)}，${pick(random, NAMES)}${pick(random, DEEDS)}。`;

/** Paragraphs of few words in many orders: sentences of one resemble those of others, and some are the same. */
export const aNovelChapter = (random: Random, paragraphs: number): readonly string[] =>
  Array.from({ length: paragraphs }, () =>
    Array.from({ length: 1 + below(random, 5) }, () => sentence(random)).join(''),
  );

function correct(characters: string[], origins: number[], random: Random): void {
  const at = below(random, characters.length + 1);
  const removed = below(random, 6);
  const inserted = Array.from(
    removed === 0 || random() < 0.7 ? pick(random, [...DEEDS, ...SAYINGS]).slice(0, 1 + below(random, 6)) : '',
  );
  characters.splice(at, removed, ...inserted);
  origins.splice(at, removed, ...inserted.map(() => -1));
}

export interface Edits {
  /** Part of the paragraphs that are corrected in one to three places each. */
  corrected?: number;
  /** Part of the paragraphs that are taken out. */
  removed?: number;
  /** Part of the paragraphs that get a new one before them. */
  preceded?: number;
}

/** The chapter after its publisher worked on it. */
export function editChapter(paragraphs: readonly string[], random: Random, edits: Edits): EditedText {
  const { corrected = 0, removed = 0, preceded = 0 } = edits;
  const characters: string[] = [];
  const origins: number[] = [];
  let offset = 0;
  for (const paragraph of paragraphs) {
    const own = Array.from(paragraph);
    const from = own.map((_, at) => offset + at);
    offset += paragraph.length + 1;
    if (random() < preceded) {
      const fresh = Array.from(`${pick(random, NEWS)}，${pick(random, NAMES)}${pick(random, DEEDS)}。\n`);
      characters.push(...fresh);
      origins.push(...fresh.map(() => -1));
    }
    if (random() < removed) continue;
    if (random() < corrected) {
      for (let edit = 1 + below(random, 3); edit > 0; edit -= 1) correct(own, from, random);
    }
    characters.push(...own, '\n');
    origins.push(...from, -1);
  }
  return { text: characters.join(''), origins };
}
