import type { PageEvent } from '@shuye/api-client/calls';

export interface QueuedEvent {
  event: PageEvent;
  rid: string | undefined;
}
