import type { Handlers } from '../calls/Handler.ts';
import { syncItems } from '../reader-items/syncItems.ts';
import { annotationKind } from './annotationKind.ts';

export const annotationHandlers: Pick<Handlers, 'syncAnnotations'> = {
  syncAnnotations: async (request, context) => {
    const sync = { call: 'syncAnnotations', request, changes: request.annotations };
    const { items: annotations, ...rest } = await syncItems(annotationKind, sync, context);
    return { annotations, ...rest };
  },
};
