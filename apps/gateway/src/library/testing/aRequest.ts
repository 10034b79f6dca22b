import type { ImportedBook, ImportedChapter } from '@shuye/book-importer';
import { prose } from '@shuye/book-importer/testing';
import type { AddRequest } from '../AddRequest.ts';

type Parts = Partial<Omit<AddRequest, 'book'>> & { book?: Partial<ImportedBook>; chapters?: readonly string[] };

export function aRequest({ book = {}, chapters = ['早市', '木箱', '斗笠'], ...rest }: Parts = {}): AddRequest {
  const outline = chapters.map((title) => ({ title, level: 1 }));
  return {
    book: {
      title: '潮信录',
      author: '沈渡舟',
      description: '一只没有打开的木箱。',
      format: 'txt',
      encoding: 'utf-8',
      volumes: [],
      outline,
      warnings: [],
      async *chapters(): AsyncIterable<ImportedChapter> {
        for (const [at, entry] of outline.entries()) {
          const text = `${entry.title}\n${prose(1000, at)}`;
          yield { ...entry, words: 1000, content: { kind: 'text', text }, files: [] };
        }
      },
      ...book,
    },
    origin: { path: '/books/潮信录.txt', hash: chapters.join() },
    ...rest,
  };
}
