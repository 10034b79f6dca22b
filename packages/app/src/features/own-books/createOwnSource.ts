import { BookFormat, BookPayMode, bookWithoutInfo, type Book } from '@shuye/core-domain/book';
import type { Chapter, ChapterContent, ChapterList } from '@shuye/core-domain/chapter';
import { AppError } from '@shuye/core-domain/error';
import type { ChapterSource } from '@shuye/reader-engine';
import type { OwnBook } from './OwnBook.ts';
import { readOwnChapter, readOwnPicture } from './ownBooks.ts';

/** A book of one's own, as the reader knows books: all of it is there and free. */
export const asBook = ({ bookId, title, author, format, wordCount, chapters }: OwnBook): Book => ({
  ...bookWithoutInfo(bookId, format === 'epub' ? BookFormat.Epub : BookFormat.Standard),
  title,
  author,
  status: 'finished',
  payMode: BookPayMode.Free,
  isBought: true,
  wordCount,
  chapterCount: chapters.length,
});

const asList = ({ bookId, chapters, volumes }: OwnBook): ChapterList => ({
  bookId,
  chapters: chapters.map(({ chapterId, title, wordCount, level }, index): Chapter => ({
    chapterId,
    title,
    index,
    ordinal: index + 1,
    isFree: true,
    isBought: true,
    beanPrice: 0,
    wordCount,
    updatedAt: 0,
    level,
    parts: [],
  })),
  volumes,
  prefixes: { free: '', charge: '' },
});

const gone = (): AppError => new AppError('content', '这本书已经不在这台设备上了，请重新导入');

const PICTURE = /(<img\b[^>]*?\ssrc=")([^"]+)"/g;

export interface OwnSource extends ChapterSource {
  close: () => void;
}

/** The chapters of a book that this device keeps; no network is asked for anything. */
export function createOwnSource(book: OwnBook): OwnSource {
  const { edition } = book;
  const list = asList(book);
  const addresses = new Map<string, Promise<string>>();

  const addressOf = (name: string): Promise<string> => {
    const known = addresses.get(name);
    if (known) return known;
    const found = readOwnPicture(edition, name).then(
      (picture) => (picture ? URL.createObjectURL(picture) : ''),
      (cause: unknown) => {
        // The words are there without it; the next look asks for it again.
        console.info('A picture of an own book could not be read.', cause);
        addresses.delete(name);
        return '';
      },
    );
    addresses.set(name, found);
    return found;
  };

  const withPictures = async (markup: string): Promise<string> => {
    const names = new Set<string>();
    markup.replace(PICTURE, (whole, _, name: string) => {
      names.add(name);
      return whole;
    });
    const found = new Map(await Promise.all([...names].map(async (name) => [name, await addressOf(name)] as const)));
    return markup.replace(PICTURE, (_, before: string, name: string) => `${before}${found.get(name) ?? ''}"`);
  };

  return {
    list: async () => list,
    content: async (_, { index }): Promise<ChapterContent> => {
      const content = await readOwnChapter(edition, index).catch((cause: unknown) => {
        throw new AppError('content', '这台设备没有打开这一章，请重试', { cause });
      });
      if (!content) throw gone();
      return content.kind === 'markup' ? { ...content, markup: await withPictures(content.markup) } : content;
    },
    close: () => {
      for (const address of addresses.values()) void address.then((url) => url && URL.revokeObjectURL(url));
      addresses.clear();
    },
  };
}
