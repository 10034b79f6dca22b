import type { ChapterContent } from '../chapter/Chapter.ts';
import type { OwnBookFacts, OwnChapterFacts, OwnPicture } from './OwnBookFile.ts';

export const OWN_BOOK_FORMAT = 'shuye-own-book';
export const OWN_BOOK_VERSION = 1;

/** UTF-16 units of a title, an author or a heading. */
export const MAX_OWN_TITLE = 400;
const MAX_CHAPTERS = 100_000;
const MAX_PICTURES = 20_000;
const MAX_LEVEL = 100;

const BOOK_ID = /^local-[0-9a-z-]{1,40}$/;
const CHAPTER_ID = /^c[0-9a-z]{1,10}(?:-\d{1,6})?$/;
const PICTURE_NAME = /^[0-9A-Za-z_-]{1,60}\.(?:png|jpg|gif|webp|svg)$/;
const PICTURE_TYPE = /^image\/(?:png|jpeg|gif|webp|svg\+xml)$/;
const BASE64 = /^[0-9A-Za-z+/]+={0,2}$/;

/** Whether a book of one's own may bear the id, on the wire. */
export const isOwnBookId = (value: string): boolean => BOOK_ID.test(value);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown, max = MAX_OWN_TITLE): value is string =>
  typeof value === 'string' && value.length <= max;
const isCount = (value: unknown, max = Number.MAX_SAFE_INTEGER): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= max;

/** Every item read, or undefined where one cannot be. */
function all<Item>(value: unknown, max: number, parse: (item: unknown) => Item | undefined): Item[] | undefined {
  if (!Array.isArray(value) || value.length > max) return undefined;
  const items = value.map(parse).filter((item) => item !== undefined);
  return items.length === value.length ? items : undefined;
}

function parseChapter(value: unknown): OwnChapterFacts | undefined {
  if (!isFields(value)) return undefined;
  const { chapterId, title, wordCount, level } = value;
  if (!isText(chapterId) || !CHAPTER_ID.test(chapterId) || !isText(title)) return undefined;
  return isCount(wordCount) && isCount(level, MAX_LEVEL) ? { chapterId, title, wordCount, level } : undefined;
}

function parseVolume(value: unknown): { title: string; firstIndex: number } | undefined {
  if (!isFields(value)) return undefined;
  const { title, firstIndex } = value;
  return isText(title) && isCount(firstIndex) ? { title, firstIndex } : undefined;
}

export function parseFacts(value: unknown): OwnBookFacts | undefined {
  if (!isFields(value) || value['type'] !== OWN_BOOK_FORMAT || value['version'] !== OWN_BOOK_VERSION) return undefined;
  const { bookId, title, author, format, pictures } = value;
  const chapters = all(value['chapters'], MAX_CHAPTERS, parseChapter);
  const volumes = all(value['volumes'], MAX_CHAPTERS, parseVolume);
  if (!isText(bookId) || !isOwnBookId(bookId) || !isText(title) || title.trim() === '' || !isText(author))
    return undefined;
  if ((format !== 'txt' && format !== 'epub') || !isCount(pictures, MAX_PICTURES)) return undefined;
  if (!chapters || chapters.length === 0 || !volumes) return undefined;
  if (new Set(chapters.map(({ chapterId }) => chapterId)).size !== chapters.length) return undefined;
  if (volumes.some(({ firstIndex }) => firstIndex >= chapters.length)) return undefined;
  return { bookId, title, author, format, chapters, volumes, pictures };
}

export function parseContent(value: unknown): ChapterContent | undefined {
  if (!isFields(value)) return undefined;
  const { kind, text, markup, css } = value;
  if (kind === 'text') return typeof text === 'string' ? { kind, text } : undefined;
  if (kind !== 'markup' || typeof markup !== 'string' || typeof css !== 'string') return undefined;
  return { kind, markup, css };
}

export function parsePicture(value: unknown): OwnPicture | undefined {
  if (!isFields(value)) return undefined;
  const { name, mediaType, content } = value;
  if (!isText(name) || !(name === '' || PICTURE_NAME.test(name))) return undefined;
  if (!isText(mediaType) || !PICTURE_TYPE.test(mediaType)) return undefined;
  return typeof content === 'string' && content.length % 4 === 0 && BASE64.test(content)
    ? { name, mediaType, content }
    : undefined;
}
