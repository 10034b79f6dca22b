import { actionsToPush, ShelfActionKind, type ShelfAction, type ShelfRecord } from '@shuye/core-domain/shelf';

/** Characters of JSON that one call may hold: encoded as a form they stay below what servers take. */
export const MAX_PUSH_CHARACTERS = 24_000;

/** Takes the oldest actions; the others go with the next call. */
export function nextShelfPush(record: Pick<ShelfRecord, 'outbox'>): readonly ShelfAction[] {
  const actions = actionsToPush(record);
  let characters = 0;
  const fitting = actions.findIndex((action, place) => {
    characters += JSON.stringify(action).length;
    return place > 0 && characters > MAX_PUSH_CHARACTERS;
  });
  return fitting < 0 ? actions : actions.slice(0, fitting);
}

/** Whether nothing but places read has changed: then the server need not say anything back (D-041) [API-27]. */
export const isSilentPush = (actions: readonly ShelfAction[]): boolean =>
  actions.length > 0 && actions.every(({ kind }) => kind === ShelfActionKind.Update);
