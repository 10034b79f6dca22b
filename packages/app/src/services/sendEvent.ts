import { collectEvents, type PageEvent } from '@shuye/api-client/calls';
import { parseQuery } from '@shuye/core-domain/query';
import type { Services } from './Services.ts';

/** What happens within this time goes in one call; events may be 20 seconds late at most [EVT-01]. */
const BATCH_MS = 500;

/** As many as one call carries. */
const MAX_BATCH = 50;

/** The client writes every failed call to the log; nobody waits for these. */
const loggedByClient = () => undefined;

type EventServices = Pick<Services, 'client' | 'now' | 'siteId' | 'sid' | 'here' | 'waitingEvents'>;

/** Sends what waits; with `keepalive` also when the page is going away. A batch that is not delivered is logged and forgotten [ERR-72]. */
export function sendWaitingEvents({ client, siteId, sid, waitingEvents }: EventServices, keepalive = false): void {
  const waiting = waitingEvents.splice(0);
  for (const rid of new Set(waiting.map((one) => one.rid))) {
    const events = waiting.flatMap(({ event, rid: own }) => (own === rid ? [event] : []));
    client.send(collectEvents, { events, siteId, sid, rid }, { keepalive }).catch(loggedByClient);
  }
}

/** Reports what happened on a page, with whatever else happens at about the same time. */
export function sendEvent(services: EventServices, event: Omit<PageEvent, 'at'>): void {
  const { now, here, waitingEvents } = services;
  waitingEvents.push({ event: { ...event, at: now() }, rid: parseQuery(new URL(here()).search).get('rid') });
  if (waitingEvents.length === 1) setTimeout(() => sendWaitingEvents(services), BATCH_MS);
  if (waitingEvents.length === MAX_BATCH) sendWaitingEvents(services);
}
