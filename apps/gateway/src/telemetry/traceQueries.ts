import type { Tracing } from '@shuye/telemetry';

/** Longer than what tells one statement from another. */
const MAX_TEXT = 300;

/** A span for each query; its text has places where values stand, and no value. */
export const traceQueries =
  (tracing: Tracing) =>
  (text: string, ms: number): void =>
    tracing.ended(
      { name: 'database query', kind: 'client', attributes: { 'db.query.text': text.slice(0, MAX_TEXT) } },
      ms,
    );
