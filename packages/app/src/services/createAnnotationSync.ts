import { ANNOTATIONS_FULL_STATUS, syncAnnotations } from '@shuye/api-client/calls';
import { annotationsToPush, applyServerAnnotations } from '@shuye/core-domain/annotation';
import { AppError } from '@shuye/core-domain/error';
import { isLoggedInId } from '@shuye/core-domain/member';
import type { Services } from './Services.ts';
import { createAnnotationStore } from '../stores/annotationStore.ts';

/** Calls of one sync: with a hundred answered annotations each, more than an account has. */
const MAX_ROUNDS = 500;

/** Sends what an account changed on this device and takes in what changed on others; one sync at a time, a guest's does nothing. */
export function createAnnotationSync({ storeOf, client, userId, toaster }: Services): () => Promise<void> {
  const store = storeOf(createAnnotationStore);
  let running: Promise<void> | undefined;
  let isFullReported = false;

  const round = async (account: string): Promise<boolean> => {
    const { device, revision, ...rest } = store.getState().load();
    const pushed = annotationsToPush({ device, revision, ...rest });
    const answer = await client.send(syncAnnotations, { userId: account, changes: pushed, since: revision });
    // Somebody else may read here by now: their annotations are another record.
    if (userId() !== account || store.getState().load().device !== device) return false;
    const { unsent } = store.getState().change((record) => applyServerAnnotations(record, { pushed, ...answer }));
    return answer.hasMore || answer.revision < revision || (unsent.length > 0 && pushed.length > 0);
  };

  const run = async (): Promise<void> => {
    const account = userId();
    if (!isLoggedInId(account)) return;
    try {
      for (let rounds = 0; rounds < MAX_ROUNDS && (await round(account)); rounds += 1);
    } catch (error) {
      const isFull = error instanceof AppError && error.code === ANNOTATIONS_FULL_STATUS;
      if (isFull && !isFullReported) toaster.show(error.message);
      isFullReported ||= isFull;
      // What was not sent waits for the next change, page or connection.
      console.info('Annotations were not synced.', error);
    }
  };

  return async () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
