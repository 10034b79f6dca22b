import { createHash } from 'node:crypto';
import { drawCover, type ImportedFile } from '@shuye/book-importer';
import { withFontDots } from '../drawing/drawingFont.ts';
import { needsOtherFonts } from '../drawing/needsOtherFonts.ts';
import { outlineWords } from '../drawing/outlineWords.ts';
import type { FileStore } from '../file-store/FileStore.ts';
import { contentFolders, coverFile } from './contentFolders.ts';

const HASH_LENGTH = 8;

interface CoverRequest {
  files: FileStore;
  bookId: number;
  title: string;
  author: string;
  /** Absent for a cover that is drawn. */
  picture?: ImportedFile | undefined;
}

/** Words that the gateway's font has not are left as they are to the fonts of readers. */
async function drawnCover(title: string, author: string): Promise<string> {
  const words = { title: withFontDots(title), author: withFontDots(author) };
  return needsOtherFonts(words.title + words.author) ? drawCover({ title, author }) : outlineWords(drawCover(words));
}

/** Writes a book's cover, drawn when it has none, and gives back its file name: a new picture has a new name. */
export async function storeCover({ files, bookId, title, author, picture }: CoverRequest): Promise<string> {
  const bytes = picture?.bytes ?? Buffer.from(await drawnCover(title, author));
  const extension = picture?.name.split('.').at(-1) ?? 'svg';
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
  const name = `${bookId}-${hash}.${extension}`;
  // A cover of this name holds these very bytes, and may be shown at this moment.
  const file = coverFile(name);
  if ((await files.read(file))?.equals(bytes)) return name;
  await files.write(file, bytes);
  await files.settle(contentFolders.covers);
  return name;
}
