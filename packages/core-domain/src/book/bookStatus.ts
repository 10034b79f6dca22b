import type { BookStatus } from './Book.ts';

const ONGOING_STATE = 1;
const SERIALIZING_STATUS = 0;

/** Ongoing is state 1; only where the state is missing, status 0 [ENT-04, ENUM-10, ENUM-11] (D-058). */
export const bookStatus = ({
  state,
  status,
}: {
  state?: number | undefined;
  status?: number | undefined;
}): BookStatus =>
  (state === undefined ? status === SERIALIZING_STATUS : state === ONGOING_STATE) ? 'ongoing' : 'finished';
