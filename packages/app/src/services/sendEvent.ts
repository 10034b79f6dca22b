import { collectEvents, type PageEvent } from '@shuye/api-client/calls';
import { parseQuery } from '@shuye/core-domain/query';
import type { Services } from './Services.ts';

/** Events within this time go in one call; they may be 20 seconds late at most [EVT-01]. */
const BATCH_MS = 500;

/** One call carries no more. */
const MAX_BATCH = 50;

/** The client writes every failed call to the log; nobody waits for these. */
const loggedByClient = () => undefined;

type EventServices = Pick<Services, 'client' | 'nowMs' | 'siteId' | 'sid' | 'currentUrl' | 'queuedEvents'>;

/** Sends what waits; with `keepalive` also when the page is going away. A batch that is not delivered is logged and forgotten [ERR-72]. */
export function sendQueuedEvents({ client, siteId, sid, queuedEvents }: EventServices, keepalive = false): void {
  const waiting = queuedEvents.splice(0);
  for (const rid of new Set(waiting.map((one) => one.rid))) {
    const events = waiting.flatMap(({ event, rid: own }) => (own === rid ? [event] : []));
    client.send(collectEvents, { events, siteId, sid, rid }, { keepalive }).catch(loggedByClient);
  }
}

/** Reports what happened on a page, with whatever else happens at about the same time. */
export function sendEvent(services: EventServices, event: Omit<PageEvent, 'at'>): void {
  const { nowMs, currentUrl, queuedEvents } = services;
  queuedEvents.push({ event: { ...event, at: nowMs() }, rid: parseQuery(new URL(currentUrl()).search).get('rid') });
  if (queuedEvents.length === 1) setTimeout(() => sendQueuedEvents(services), BATCH_MS);
  if (queuedEvents.length === MAX_BATCH) sendQueuedEvents(services);
}
