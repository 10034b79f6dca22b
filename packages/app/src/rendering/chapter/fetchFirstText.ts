import { lockedPreview } from '@shuye/core-domain/access';
import { bookAvailability, type Book } from '@shuye/core-domain/book';
import type { Chapter, ChapterContent, ChapterList } from '@shuye/core-domain/chapter';
import { markupLines } from '@shuye/core-domain/content';
import { guestMember } from '@shuye/core-domain/member';
import { openingChapter } from '@shuye/core-domain/progress';
import { accessInHost } from '../../features/chapter-access/accessInHost.ts';
import { bookQuery, chapterListQuery } from '../../queries/bookQueries.ts';
import { readerOptionsQuery } from '../../queries/readerOptionsQuery.ts';
import { lockedPreviewQuery } from '../../screens/reader/page/charge/lockedPreviewQuery.ts';
import { readerAddress } from '../../screens/reader/position/readerAddress.ts';
import type { Services } from '../../services/Services.ts';

export interface FirstText {
  book: Book;
  chapter: Chapter;
  previous: Chapter | undefined;
  next: Chapter | undefined;
  /** Empty for a locked chapter that shows nothing of itself. */
  paragraphs: readonly string[];
  isLocked: boolean;
}

export interface FirstTextRequest {
  bookId: string;
  /** Begins with the question mark. */
  search: string;
  /** The origin of content whose address names no host; a server has no origin of its own. */
  contentOrigin: string;
}

function withOrigin(list: ChapterList, origin: string): ChapterList {
  const { free, charge, preview } = list.prefixes;
  const absolute = (prefix: string): string => (prefix.startsWith('/') ? origin + prefix : prefix);
  const prefixes = { free: absolute(free), charge: absolute(charge) };
  return { ...list, prefixes: preview === undefined ? prefixes : { ...prefixes, preview: absolute(preview) } };
}

const letters = (text: string): string => text.replace(/\s+/g, '');

/** The page writes the heading itself. */
function withoutTitle({ markup }: Extract<ChapterContent, { kind: 'markup' }>, { title }: Chapter): string[] {
  const lines = markupLines(markup);
  return letters(lines[0] ?? '') === letters(title) ? lines.slice(1) : lines;
}

async function textOf(services: Services, book: Book, chapter: Chapter, list: ChapterList) {
  const { prefixes } = list;
  const { client, query, chapters, host } = services;
  const access = accessInHost(host.reader, book, guestMember)(chapter);
  if (!access.locked) {
    const content = await query.fetchQuery({
      queryKey: ['first-text', book.bookId, chapter.chapterId],
      queryFn: () => chapters.content(list, chapter),
    });
    return {
      isLocked: false,
      lines: content.kind === 'text' ? content.text.split('\n') : withoutTitle(content, chapter),
    };
  }
  // Without the server's word on this book the host's holds, as in a browser.
  const options = await query.fetchQuery(readerOptionsQuery(client, book.bookId)).catch(() => undefined);
  const showsLockedPreview = options?.showsLockedPreview ?? host.reader.showsLockedPreview ?? false;
  const isWanted = lockedPreview({ access, showsLockedPreview, chapter, prefixes }) !== undefined;
  const text = isWanted ? await query.fetchQuery(lockedPreviewQuery({ client, chapter, prefixes, isWanted })) : '';
  return { isLocked: true, lines: text === undefined || text === '' ? [] : text.split('\n') };
}

/**
 * The chapter that an address of the reader opens for a guest who was never here: its text, or how it begins where it is
 * locked. Undefined where only a browser can tell what is the matter: a book without chapters or out of sale.
 * @throws AppError when the gateway refuses or does not answer.
 */
export async function fetchFirstText(
  services: Services,
  { bookId, search, contentOrigin }: FirstTextRequest,
): Promise<FirstText | undefined> {
  const { client, query } = services;
  const book = await query.fetchQuery(bookQuery(client, bookId));
  if (bookAvailability(book) !== 'available') return undefined;
  const list = withOrigin(await query.fetchQuery(chapterListQuery(client, bookId, book.format)), contentOrigin);
  const { chapters } = list;
  const { forcedChapterId = '', forcedChapterIndex } = readerAddress(search);
  const forced = { forceChapterId: forcedChapterId, forceChapterIndex: forcedChapterIndex };
  const opening = openingChapter({ chapters, format: book.format, forced });
  const chapter = opening && chapters[opening.index];
  if (!opening || !chapter) return undefined;
  const { isLocked, lines } = await textOf(services, book, chapter, list);
  return {
    book,
    chapter,
    previous: chapters[opening.index - 1],
    next: chapters[opening.index + 1],
    paragraphs: lines.length === 1 && lines[0] === '' ? [] : lines,
    isLocked,
  };
}
