import type { ImportedBook, ImportedChapter } from '../ImportedBook.ts';
import { collectChapters } from './collectChapters.ts';

/** Title, first sentence, last sentence. */
export type ChapterExpectation = readonly [string, string, string];

export interface BookExpectation {
  file: string;
  title: string;
  author: string;
  encoding: string;
  volumes: readonly string[];
  chapters: readonly ChapterExpectation[];
}

const MAX_CHARACTERS = 40;
const END = '。！？．!?';

const plainText = ({ content }: ImportedChapter): string =>
  content.kind === 'text'
    ? content.text
    : content.markup
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();

/** The first sentence of a text, or its first forty characters. */
export const firstSentence = (text: string): string =>
  new RegExp(`^[^${END}\\n]{0,${MAX_CHARACTERS}}[${END}]?`).exec(text)?.[0] ?? '';

/** The last sentence of a text with its closing quotes, or its last forty characters. */
export const lastSentence = (text: string): string =>
  new RegExp(`[^${END}\\n]{1,${MAX_CHARACTERS}}[${END}]?["”’」』）)]{0,2}$`).exec(text)?.[0] ??
  text.slice(-MAX_CHARACTERS);

export async function asExpectation(file: string, book: ImportedBook): Promise<BookExpectation> {
  const chapters = (await collectChapters(book)).map((chapter): ChapterExpectation => {
    const text = plainText(chapter);
    return [chapter.title, firstSentence(text), lastSentence(text)];
  });
  const { title, author, encoding, volumes } = book;
  return { file, title, author, encoding, volumes, chapters };
}
