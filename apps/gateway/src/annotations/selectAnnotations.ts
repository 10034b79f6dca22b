import { parseAnnotation } from '@shuye/core-domain/annotation';
import type { Database } from '../database/schema/Database.ts';

/** Annotations of one answer: half a megabyte at most. */
export const ANSWERED_ANNOTATIONS = 100;

/** What changed of an account's annotations since a revision, the earliest first. */
export async function selectAnnotations(database: Database, userId: string, since: number) {
  const rows = await database
    .selectFrom('annotation')
    .select(['revision', 'content'])
    .where('user_id', '=', userId)
    .where('revision', '>', since)
    .orderBy('revision')
    .limit(ANSWERED_ANNOTATIONS + 1)
    .execute();
  const shown = rows.slice(0, ANSWERED_ANNOTATIONS);
  const annotations = shown
    .map(({ content }) => parseAnnotation(JSON.parse(content)))
    .filter((annotation) => annotation !== undefined);
  const last = shown.at(-1);
  if (last) return { annotations, revision: last.revision, hasMore: rows.length > shown.length ? 1 : 0 };
  const { highest } = await database
    .selectFrom('annotation')
    .select(({ fn }) => fn.max('revision').as('highest'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  // A device that knows more than there is knows a former database: it asks for all.
  return { annotations, revision: Math.min(since, highest ?? 0), hasMore: 0 };
}
