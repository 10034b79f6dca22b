import type { ImportedBook, ImportedChapter } from '../ImportedBook.ts';
import { readAll } from './readAll.ts';

/** Title, first sentence, last sentence. */
export type ChapterExpectation = readonly [string, string, string];

/** What the import of a file must give. */
export interface BookExpectation {
  file: string;
  title: string;
  author: string;
  encoding: string;
  volumes: readonly string[];
  chapters: readonly ChapterExpectation[];
}

const MOST = 40;
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
  new RegExp(`^[^${END}\\n]{0,${MOST}}[${END}]?`).exec(text)?.[0] ?? '';

/** The last sentence of a text with its closing quotes, or its last forty characters. */
export const lastSentence = (text: string): string =>
  new RegExp(`[^${END}\\n]{1,${MOST}}[${END}]?["”’」』）)]{0,2}$`).exec(text)?.[0] ?? text.slice(-MOST);

/** What a book gives, in the form of an expectation. */
export async function asExpectation(file: string, book: ImportedBook): Promise<BookExpectation> {
  const chapters = (await readAll(book)).map((chapter): ChapterExpectation => {
    const text = plainText(chapter);
    return [chapter.title, firstSentence(text), lastSentence(text)];
  });
  const { title, author, encoding, volumes } = book;
  return { file, title, author, encoding, volumes, chapters };
}
