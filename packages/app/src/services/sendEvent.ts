import { collectEvents, type PageEvent } from '@shuye/api-client/calls';
import type { Services } from './Services.ts';

/** The client writes every failed call to the log; nobody waits for these. */
const toldInLog = () => undefined;

/** Tells what happened on a page. One that is not delivered is logged and forgotten [ERR-72]. */
export function sendEvent(
  { client, now, siteId }: Pick<Services, 'client' | 'now' | 'siteId'>,
  event: Omit<PageEvent, 'at'>,
): void {
  client.send(collectEvents, { events: [{ ...event, at: now() }], siteId }).catch(toldInLog);
}
