import type { ImportedBook } from '@shuye/book-importer/browser';
import type { OwnBook, OwnChapter } from '../OwnBook.ts';
import { writeBook } from '../writeBook.ts';
import { chapterIds } from './chapterIds.ts';
import type { Keeping } from './BookPreview.ts';

export interface KeepOptions extends Keeping {
  bookId: string;
  nowMs: () => number;
  onProgress: (share: number) => void;
}

const asBlob = ({ bytes, mediaType }: { bytes: Uint8Array; mediaType: string }): Blob =>
  new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mediaType });

const volumesOf = ({ volumes, outline }: ImportedBook): OwnBook['volumes'] =>
  volumes.flatMap((title, volume) => {
    const firstIndex = outline.findIndex((entry) => entry.volume === volume);
    return firstIndex < 0 ? [] : [{ title, firstIndex }];
  });

/**
 * Keeps what was imported on this device.
 * @throws what `writeBook` throws; ImportFailure; what reading the file throws.
 */
export async function keepBook(book: ImportedBook, options: KeepOptions): Promise<void> {
  const { bookId, owner, edition, title, author, nowMs, onProgress } = options;
  const ids = chapterIds(book.outline.map((entry) => entry.title));
  const chapters: OwnChapter[] = [];
  const onFlush = () => onProgress(chapters.length / Math.max(1, ids.length));
  await writeBook({ edition, nowMs, onFlush }, async (put) => {
    const addresses = { chapter: (index: number) => ids[index] ?? '', picture: (name: string) => name };
    for await (const { title: heading, words, level, content, files } of book.chapters(addresses)) {
      const index = chapters.length;
      const pictures = files.map((file) => ({ name: file.name, picture: asBlob(file) }));
      chapters.push({ chapterId: ids[index] ?? `c${index}`, title: heading, wordCount: words, level });
      await put({ chapter: { index, content }, pictures });
    }
    return {
      bookId,
      owner,
      edition,
      title: title || book.title,
      author,
      format: book.format,
      wordCount: chapters.reduce((sum, { wordCount }) => sum + wordCount, 0),
      addedAtMs: nowMs(),
      chapters,
      volumes: volumesOf(book),
      ...(book.cover ? { cover: asBlob(book.cover) } : {}),
    };
  });
}
