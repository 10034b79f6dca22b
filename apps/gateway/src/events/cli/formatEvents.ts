import type { EventsReport, ReportedEvent } from '../eventsReport.ts';

const SHOWN_PAGES = 5;

const printable = (text: string): string => text.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?').slice(0, 60);

function line({ kind, name, meaning, count, pages }: ReportedEvent): string {
  const busiest = pages.slice(0, SHOWN_PAGES).map((one) => `${printable(one.page) || '–'} ${one.count}`);
  const rest = pages.length > SHOWN_PAGES ? [`${pages.length - SHOWN_PAGES} more`] : [];
  const where = pages.length === 0 ? '' : `  (${[...busiest, ...rest].join(', ')})`;
  const what = `${printable(kind)} ${printable(name)}`.padEnd(24);
  return `${what}${String(count).padStart(9)}  ${meaning ?? 'told by no page of ours'}${where}`;
}

/** A report as lines for an operator: what came, and what a product in use would tell of but did not. */
export function formatEvents({ events, total }: EventsReport): string {
  const came = events.filter(({ count }) => count > 0);
  const missing = events.filter(({ count }) => count === 0).map(({ kind, name }) => `${kind} ${name}`);
  return [
    `${total} events`,
    ...came.map(line),
    ...(missing.length === 0 ? [] : [`None of: ${missing.join(', ')}`]),
  ].join('\n');
}
