import { isLocalBookId } from '@shuye/core-domain/book';
import {
  durationText,
  readingSums,
  readingTimeLeft,
  roughDurationText,
  wordsText,
  type ReadingDay,
  type ReadingSum,
} from '@shuye/core-domain/statistics';
import { ListRow } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import { useOwnBook } from '../../features/own-books/useOwnBook.ts';
import { useProgress } from '../../hooks/useProgress.ts';
import { useShelf } from '../../hooks/useShelf.ts';
import { bookQuery } from '../../queries/bookQueries.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './Statistics.module.css';

interface BookTimesProps {
  days: readonly ReadingDay[];
  /** Characters a minute. */
  speed: number | undefined;
}

/** Books that are named; of the others only their number is said. */
const SHOWN_BOOKS = 10;

export function BookTimes({ days, speed }: BookTimesProps) {
  const sums = [...readingSums(days, ({ bookId }) => bookId)].sort(([, a], [, b]) => b.seconds - a.seconds);
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>读过{sums.length}本</h2>
      <ul className={styles['books']} aria-label="每本书的阅读">
        {sums.slice(0, SHOWN_BOOKS).map(([bookId, sum]) => (
          <li key={bookId}>
            <BookTime bookId={bookId} sum={sum} speed={speed} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const FULL_PERCENT = 10_000;

interface BookTimeProps {
  bookId: string;
  sum: ReadingSum;
  speed: number | undefined;
}

function BookTime({ bookId, sum, speed }: BookTimeProps) {
  const { client } = useServices();
  const isOwn = isLocalBookId(bookId);
  // No server knows a book that the reader brought along, nor is it asked.
  const { data: found } = useQuery({ ...bookQuery(client, bookId), enabled: !isOwn });
  const own = useOwnBook(bookId);
  const book = own ?? found;
  const onShelf = useShelf(({ entries }) => entries.find((entry) => entry.bookId === bookId)?.title);
  const progress = useProgress(bookId);
  const rest = book && progress && (book.wordCount * (FULL_PERCENT - progress.percent)) / FULL_PERCENT;
  const left =
    rest === undefined || rest <= 0 || speed === undefined
      ? ''
      : ` · 读完还要约${roughDurationText(readingTimeLeft(rest, speed))}`;
  return (
    <ListRow
      title={book?.title ?? onShelf ?? (isOwn ? '本地书' : `书${bookId}`)}
      description={`${wordsText(sum.words)}${left}`}
      value={durationText(sum.seconds)}
      href={paths.reader(bookId)}
    />
  );
}
