import { collectEvents, type PageEvent } from '@shuye/api-client/calls';
import { parseQuery } from '@shuye/core-domain/query';
import type { Services } from './Services.ts';

/** The client writes every failed call to the log; nobody waits for these. */
const toldInLog = () => undefined;

/** Tells what happened on a page. One that is not delivered is logged and forgotten [ERR-72]. */
export function sendEvent(
  { client, now, siteId, sid, here }: Pick<Services, 'client' | 'now' | 'siteId' | 'sid' | 'here'>,
  event: Omit<PageEvent, 'at'>,
): void {
  const rid = parseQuery(new URL(here()).search).get('rid');
  client.send(collectEvents, { events: [{ ...event, at: now() }], siteId, sid, rid }).catch(toldInLog);
}
