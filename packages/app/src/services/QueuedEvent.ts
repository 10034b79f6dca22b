import type { PageEvent } from '@shuye/api-client/calls';

/** An event that is not yet sent, with the recommendation that led to its page. */
export interface QueuedEvent {
  event: PageEvent;
  rid: string | undefined;
}
