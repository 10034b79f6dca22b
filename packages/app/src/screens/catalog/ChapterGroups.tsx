import type { Book } from '@shuye/core-domain/book';
import { catalogRows, chapterGroup, CHAPTER_GROUP_SIZE, type ChapterList } from '@shuye/core-domain/chapter';
import { FIRST_ROWS } from '../../features/chapter-list/firstRows.ts';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { useLocation } from '../../router/index.ts';
import { paths } from '../../routes.ts';
import styles from './ChapterGroups.module.css';

interface ChapterGroupsProps {
  book: Book;
  list: ChapterList;
}

/**
 * All chapters as links, a group on each page, behind the rows that the list begins with: for search engines and for who
 * has no scripts. Browsers draw the other rows as they are scrolled to, and take these away [PROD-12] [SEO-15].
 */
export function ChapterGroups({ book: { bookId }, list }: ChapterGroupsProps) {
  const isHydrated = useIsHydrated();
  const { search } = useLocation();
  const { chapters } = list;
  if (isHydrated || chapters.length <= FIRST_ROWS) return null;
  const { group, groupCount, first, end } = chapterGroup(new URLSearchParams(search).get('group'), chapters.length);
  const shownRows = catalogRows(list, 'ascending').slice(0, FIRST_ROWS);
  const shown = new Set(shownRows.map((row) => (row.kind === 'chapter' ? row.chapter.chapterId : '')));
  return (
    <nav aria-label="章节目录" className={styles['groups']}>
      <ol start={first + 1}>
        {chapters
          .slice(first, end)
          .filter(({ chapterId }) => !shown.has(chapterId))
          .map(({ chapterId, index, title }) => (
            <li key={chapterId} value={index + 1}>
              <a href={paths.reader(bookId, index === 0 ? {} : { forceChapterId: chapterId })}>{title}</a>
            </li>
          ))}
      </ol>
      {groupCount > 1 && (
        <p>
          {Array.from({ length: groupCount }, (_, at) => (
            <a
              key={at}
              href={at === 0 ? paths.catalog(bookId) : `${paths.catalog(bookId)}?group=${at + 1}`}
              aria-current={at + 1 === group ? 'page' : undefined}
            >
              {`${at * CHAPTER_GROUP_SIZE + 1}–${Math.min(chapters.length, (at + 1) * CHAPTER_GROUP_SIZE)}章 `}
            </a>
          ))}
        </p>
      )}
    </nav>
  );
}
