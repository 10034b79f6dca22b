import { BookFormat } from '@shuye/core-domain/book';
import { decodeChapter } from '@shuye/core-domain/content';
import { Parser } from 'htmlparser2';
import type { ChapterRow } from '../database/schema/Tables.ts';
import type { FileStore } from '../file-store/FileStore.ts';
import { utf8 } from '../files/utf8.ts';
import { chapterFile, type ContentKind } from '../library/contentFolders.ts';

/** Elements that end a line of text. */
const BLOCKS = new Set(['p', 'div', 'section', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'br', 'blockquote', 'tr']);
/** Readings and marks beside the text. */
const ASIDE = new Set(['rt', 'rp', 'sup', 'style', 'script']);

function textOfMarkup(markup: string): string {
  const pieces: string[] = [];
  let aside = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (ASIDE.has(name)) aside++;
    },
    ontext: (text) => {
      if (aside === 0) pieces.push(text.replace(/\s+/g, ' '));
    },
    onclosetag: (name) => {
      if (ASIDE.has(name)) aside--;
      if (BLOCKS.has(name)) pieces.push('\n');
    },
  });
  parser.end(markup);
  const lines = pieces.join('').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

interface Shelf {
  files: FileStore;
  kind: ContentKind;
}

/** The plain text of a chapter; lines apart by a line break. @throws Error for a file that is missing or damaged. */
export async function loadChapterText(
  { files, kind }: Shelf,
  { content_file }: Pick<ChapterRow, 'content_file'>,
  format: number,
): Promise<string> {
  const name = chapterFile(kind, content_file);
  const bytes = await files.read(name);
  if (bytes === undefined) throw new Error(`${files.locate(name)} is missing`);
  const file = JSON.parse(bytes.toString()) as { ChapterContent: string };
  return format === BookFormat.Epub ? textOfMarkup(file.ChapterContent) : decodeChapter(file.ChapterContent, utf8);
}
