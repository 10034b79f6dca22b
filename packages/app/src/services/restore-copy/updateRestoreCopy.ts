import type { Services } from '../Services.ts';
import { createRestoreCopies } from './createRestoreCopies.ts';

/** Brings the copy up to date, in the background; what cannot be written now is written by the next one. */
export function updateRestoreCopy({ storeOf }: Services): void {
  storeOf(createRestoreCopies)
    .update()
    .catch((cause: unknown) => console.info('The restore copy was not brought up to date.', cause));
}
