import type { ContentAddresses, ImportedBook, ImportedChapter } from '../ImportedBook.ts';

export async function collectChapters(book: ImportedBook, addresses?: ContentAddresses): Promise<ImportedChapter[]> {
  const chapters: ImportedChapter[] = [];
  for await (const chapter of book.chapters(addresses)) chapters.push(chapter);
  return chapters;
}

/** The paragraphs of a chapter of text; its markup as one for an epub. */
export const paragraphsOf = ({ content }: ImportedChapter): string[] =>
  content.kind === 'text' ? content.text.split('\n') : [content.markup];
