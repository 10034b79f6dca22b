import type { ImportedBook } from '@shuye/book-importer';
import type { ImportReport } from '../ImportReport.ts';

/** Longer tables of contents show their beginning and their end. */
const MAX_TITLES = 200;
const FIRST_TITLES = 30;
const LAST_TITLES = 10;

const number = (value: number): string => value.toLocaleString('en-US');

export function formatReport(report: ImportReport, outcome: string): string {
  const { title, author, format, encoding, volumes, chapters, words, firstChapter, lastChapter, warnings } = report;
  return [
    `《${title}》 ${author || '(no author)'}: ${outcome}`,
    `  ${format}, ${encoding}, ${volumes > 0 ? `${number(volumes)} volumes, ` : ''}${number(chapters)} chapters, ${number(words)} characters`,
    `  from “${firstChapter}” to “${lastChapter}”`,
    ...warnings.map((warning) => `  ! ${warning}`),
  ].join('\n');
}

/** The table of contents that an import would give, a chapter a line under its volume. */
export function formatOutline({ outline, volumes }: ImportedBook): string {
  const lines = outline.flatMap(({ title, level, volume }, at) => {
    const opens = volume !== undefined && volume !== outline[at - 1]?.volume;
    return [...(opens ? [`  ${volumes[volume] ?? ''}`] : []), `  ${'  '.repeat(level)}${title}`];
  });
  if (lines.length <= MAX_TITLES) return lines.join('\n');
  const left = lines.length - FIRST_TITLES - LAST_TITLES;
  return [...lines.slice(0, FIRST_TITLES), `    … ${number(left)} more …`, ...lines.slice(-LAST_TITLES)].join('\n');
}
