import { ANNOTATIONS_FULL_STATUS, syncAnnotations } from '@shuye/api-client/calls';
import { annotationsToPush, applyServerAnnotations } from '@shuye/core-domain/annotation';
import type { Services } from './Services.ts';
import { createAnnotationStore } from '../stores/annotationStore.ts';
import { toldBooks } from './toldBooks.ts';
import { createItemSync } from './createItemSync.ts';

export function createAnnotationSync(services: Services): () => Promise<boolean> {
  const { storeOf, client, userId, storage } = services;
  const store = storeOf(createAnnotationStore);
  const round = async (account: string): Promise<boolean> => {
    const { device, revision, ...rest } = store.getState().load();
    const pushed = annotationsToPush({ device, revision, ...rest }, toldBooks(storage));
    const answer = await client.send(syncAnnotations, { userId: account, changes: pushed, since: revision });
    // Somebody else may read here by now: what they keep is another record.
    if (userId() !== account) return false;
    // Another tab was the first to store one: that is the record of this device, and is synced instead.
    if (store.getState().load().device !== device) return true;
    const after = store.getState().change((record) => applyServerAnnotations(record, { pushed, ...answer }), 'server');
    // Something may have changed while the answer was on its way.
    return answer.hasMore || answer.revision < revision || annotationsToPush(after, toldBooks(storage)).length > 0;
  };
  const isWaiting = () => annotationsToPush(store.getState().load(), toldBooks(storage)).length > 0;
  return createItemSync(services, { round, isWaiting, fullStatus: ANNOTATIONS_FULL_STATUS, what: 'Annotations' });
}
