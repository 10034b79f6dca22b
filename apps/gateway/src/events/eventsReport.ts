import { sql } from 'kysely';
import type { Database } from '../database/schema/Database.ts';
import { knownEvents } from './knownEvents.ts';

export interface ReportedEvent {
  kind: string;
  name: string;
  /** Undefined for one that no page of the product tells of. */
  meaning?: string;
  count: number;
  /** On which pages, the busiest first. */
  pages: { page: string; count: number }[];
}

export interface EventsReport {
  /** Known ones first, also those that did not come. */
  events: ReportedEvent[];
  total: number;
}

export interface EventsPeriod {
  fromMs: number;
  /** The first moment after it. */
  toMs: number;
}

/** Turns of chapters bear the chapter's id as their name: they count as one. */
const NAME = sql<string>`case when kind = 'read' then 'turn' else name end`;

const keyOf = ({ kind, name }: { kind: string; name: string }): string => `${kind} ${name}`;

export async function eventsReport(database: Database, { fromMs, toMs }: EventsPeriod): Promise<EventsReport> {
  const rows = await database
    .selectFrom('collected_event')
    .select(['kind', NAME.as('name'), 'page', sql<number | string>`count(*)`.as('count')])
    .where('received_at', '>=', fromMs)
    .where('received_at', '<', toMs)
    .groupBy(['kind', NAME, 'page'])
    .orderBy('kind')
    .orderBy(NAME)
    .execute();
  const found = new Map<string, ReportedEvent>(
    knownEvents.map((event) => [keyOf(event), { ...event, count: 0, pages: [] }]),
  );
  let total = 0;
  for (const { kind, name, page, count: counted } of rows) {
    const count = Number(counted);
    const event = found.get(keyOf({ kind, name })) ?? { kind, name, count: 0, pages: [] };
    event.count += count;
    event.pages.push({ page, count });
    total += count;
    found.set(keyOf(event), event);
  }
  for (const { pages } of found.values()) pages.sort((one, other) => other.count - one.count);
  return { events: [...found.values()], total };
}
