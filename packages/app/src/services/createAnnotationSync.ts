import { ANNOTATIONS_FULL_STATUS, syncAnnotations } from '@shuye/api-client/calls';
import { annotationsToPush, applyServerAnnotations } from '@shuye/core-domain/annotation';
import type { Services } from './Services.ts';
import { createAnnotationStore } from '../stores/annotationStore.ts';
import { createItemSync } from './createItemSync.ts';

/** Highlights and notes of an account, in step with its other devices. */
export function createAnnotationSync(services: Services): () => Promise<void> {
  const { storeOf, client, userId } = services;
  const store = storeOf(createAnnotationStore);
  const round = async (account: string): Promise<boolean> => {
    const { device, revision, ...rest } = store.getState().load();
    const pushed = annotationsToPush({ device, revision, ...rest });
    const answer = await client.send(syncAnnotations, { userId: account, changes: pushed, since: revision });
    // Somebody else may read here by now: their annotations are another record.
    if (userId() !== account || store.getState().load().device !== device) return false;
    const { unsent } = store.getState().change((record) => applyServerAnnotations(record, { pushed, ...answer }));
    return answer.hasMore || answer.revision < revision || (unsent.length > 0 && pushed.length > 0);
  };
  return createItemSync(services, { round, fullStatus: ANNOTATIONS_FULL_STATUS, what: 'Annotations' });
}
