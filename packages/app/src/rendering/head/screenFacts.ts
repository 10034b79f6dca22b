import { withoutHtmlSuffix } from '@shuye/core-domain/address';
import type { Book } from '@shuye/core-domain/book';
import { chapterGroup } from '@shuye/core-domain/chapter';
import { brand } from '@shuye/core-domain/brand';
import { bookQuery, chapterListQuery } from '../../queries/bookQueries.ts';
import { phraseBookQuery } from '../../queries/phraseBookQuery.ts';
import type { RouteMatch } from '../../router/matchRoute.ts';
import { paths } from '../../routes.ts';
import type { Services } from '../../services/Services.ts';
import { bookData, breadcrumbData } from './bookData.ts';
import { cardPath } from './cardPath.ts';
import { landingFacts } from './landingFacts.ts';
import { namedPath } from './namedPath.ts';
import type { PageFacts } from './PageFacts.ts';
import type { Absolute, NamedPath } from './schemaData.ts';

/** Characters of a description (D-056). */
const DESCRIPTION_LENGTH = 100;

/** As many characters, not counting spaces: of a chapter, the rest need not be looked at. */
const BEGINNING = new RegExp(`^\\s*(?:\\S\\s*){0,${DESCRIPTION_LENGTH}}`, 'u');

const ABOUT = `${brand.readerName}：网络小说在线阅读，免费章节即点即读，书架、进度和设置随身带走。`;

export function descriptionOf(text: string): string {
  const [beginning = ''] = BEGINNING.exec(text) ?? [];
  return Array.from(beginning.replace(/\s+/g, ' ').trim()).slice(0, DESCRIPTION_LENGTH).join('');
}

/** The path; of a search the word, too: no other part of a query makes another page. */
function ownPath({ route }: RouteMatch, { pathname, searchParams }: URL): string {
  const word = route.name === 'search' ? searchParams.get('word') : null;
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return word ? `${path}?word=${encodeURIComponent(word)}` : path;
}

function catalogPath(bookId: string, asked: string | null, count: number): string {
  const { group } = chapterGroup(asked, count);
  return group === 1 ? paths.catalog(bookId) : `${paths.catalog(bookId)}?group=${group}`;
}

const queryIdOf = ({ params: { queryFile } }: RouteMatch): string | undefined =>
  queryFile === undefined ? undefined : withoutHtmlSuffix(queryFile);

/** A number that is no phrase of the book shows its cover and is no page of its own. */
function bookPath(match: RouteMatch, { bookId, phrase }: Book): string {
  const queryId = queryIdOf(match);
  return queryId === undefined || phrase === undefined ? paths.book(bookId) : paths.queryCover(bookId, queryId);
}

function shownBook(match: RouteMatch, { client, query }: Services): Book | undefined {
  const { bookFile = '', bookId = bookFile } = match.params;
  if (bookId === '') return undefined;
  const queryId = queryIdOf(match);
  const { queryKey } = queryId === undefined ? bookQuery(client, bookId) : phraseBookQuery(client, bookId, queryId);
  return query.getQueryData<Book>(queryKey);
}

/** Addresses that are not absolute are the origin's. */
export const absoluteTo =
  (origin: string): Absolute =>
  (path) =>
    new URL(path, origin).href;

/** Read from the answers that the page was rendered from. */
export function screenFacts(match: RouteMatch, services: Services, url: URL): PageFacts {
  const absolute = absoluteTo(url.origin);
  const book = shownBook(match, services);
  if (!book) {
    const { description = '', ...facts } = landingFacts(match, url, services, absolute) ?? { data: [] };
    return {
      canonicalPath: namedPath(match, url, services) ?? ownPath(match, url),
      description: descriptionOf(description) || ABOUT,
      kind: 'website',
      ...facts,
    };
  }
  const { bookId } = book;
  const steps: NamedPath[] = [
    [brand.readerName, paths.home()],
    [book.title, paths.book(bookId)],
  ];
  const isCatalog = match.route.screen === 'catalog';
  if (isCatalog) steps.push(['目录', paths.catalog(bookId)]);
  const { client, query } = services;
  const chapters = query.getQueryData(chapterListQuery(client, bookId, book.format).queryKey)?.chapters ?? [];
  return {
    canonicalPath: isCatalog
      ? catalogPath(bookId, url.searchParams.get('group'), chapters.length)
      : bookPath(match, book),
    description: descriptionOf(book.description) || ABOUT,
    kind: 'book',
    feedPath: `/feed/${encodeURIComponent(bookId)}.xml`,
    cardPath: cardPath(bookId),
    data: [bookData(book, absolute), breadcrumbData(steps, absolute)],
  };
}
