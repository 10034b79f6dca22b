// The code of a visit's reports is fetched once somebody reads.
export { pageVisibility } from './drawing/pageVisibility.ts';
export type { PageVisibility } from './drawing/pageVisibility.ts';
export { SAVE_EVERY_MS, UPLOAD_EVERY_MS } from './session/createReadingTime.ts';
export { createReadingSession } from './session/createReadingSession.ts';
export type {
  EnergyProgress,
  ReadingMoment,
  ReadingSession,
  ReadingSessionOptions,
  SessionBook,
} from './session/createReadingSession.ts';
export type { ReadingBatch } from './session/ReadingBatch.ts';
export type { SessionClock } from './session/SessionClock.ts';
export { watchReadStretches } from './session/watchReadStretches.ts';
