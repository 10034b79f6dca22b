import { readingDaysCsv, type ReadingDay } from '@shuye/core-domain/statistics';
import { describeBooks } from '../../features/own-books/describeBooks.ts';
import { downloadText } from '../../services/downloadText.ts';
import type { Services } from '../../services/Services.ts';

/** Gives the days out as a table; each book has its title, be it brought along or on no shelf. */
export async function exportDays(services: Services, days: readonly ReadingDay[]): Promise<void> {
  const bookIds = [...new Set(days.map(({ bookId }) => bookId))];
  const books = await describeBooks(services, bookIds);
  const titles = new Map(books.map(({ bookId, title }) => [bookId, title]));
  // Spreadsheets take a file without the mark for another encoding.
  const text = `\uFEFF${readingDaysCsv(days, (bookId) => titles.get(bookId) ?? '')}`;
  await downloadText('阅读统计.csv', 'text/csv', text);
}
