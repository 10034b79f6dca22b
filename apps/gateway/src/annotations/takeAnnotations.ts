import { ANNOTATIONS_FULL_STATUS } from '@shuye/api-client/calls';
import {
  boundStamps,
  isLive,
  MAX_ANNOTATIONS,
  mergeAnnotation,
  parseAnnotation,
  type Annotation,
} from '@shuye/core-domain/annotation';
import { sql, type Transaction } from 'kysely';
import { CallError } from '../calls/callErrors.ts';
import type { Tables } from '../database/schema/Tables.ts';

/** What one account may keep: those that are there, and the deleted ones that other devices may not have heard of yet. */
export const ANNOTATION_LIMITS = { maxLive: MAX_ANNOTATIONS, maxRows: 4 * MAX_ANNOTATIONS } as const;

type Limits = Readonly<Record<keyof typeof ANNOTATION_LIMITS, number>>;

async function selectStored(
  transaction: Transaction<Tables>,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Annotation>> {
  const rows = await transaction
    .selectFrom('annotation')
    .select(['id', 'content'])
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.flatMap(({ id, content }) => {
      const annotation = parseAnnotation(JSON.parse(content));
      return annotation ? [[id, annotation] as const] : [];
    }),
  );
}

const countOf = async (transaction: Transaction<Tables>, userId: string) => {
  const { live, all, highest } = await transaction
    .selectFrom('annotation')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number | string | null>`sum(1 - is_deleted)`.as('live'),
      fn.max('revision').as('highest'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { live: Number(live ?? 0), all, highest: highest ?? 0 };
};

/** The deleted ones that changed longest ago go: nobody is likely to bring them back. */
const forgetDeleted = (transaction: Transaction<Tables>, userId: string, count: number) =>
  transaction
    .deleteFrom('annotation')
    .where('user_id', '=', userId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('annotation')
        .select('id')
        .where('user_id', '=', userId)
        .where('is_deleted', '=', 1)
        .orderBy('revision')
        .limit(count),
    )
    .execute();

/**
 * Takes what a device changed into an account's annotations, all of it or none.
 * @throws CallError where the account would have more than `ANNOTATION_LIMITS` allow.
 */
export async function takeAnnotations(
  transaction: Transaction<Tables>,
  userId: string,
  changes: readonly Annotation[],
  nowMs: number,
  { maxLive, maxRows }: Limits = ANNOTATION_LIMITS,
): Promise<void> {
  const stored = await selectStored(
    transaction,
    userId,
    changes.map(({ id }) => id),
  );
  const merged = new Map(stored);
  for (const change of changes) {
    const old = merged.get(change.id);
    const bounded = boundStamps(change, old, nowMs);
    merged.set(change.id, old ? mergeAnnotation(old, bounded) : bounded);
  }
  const changed = [...merged.values()].filter((annotation) => annotation !== stored.get(annotation.id));
  if (changed.length === 0) return;

  const { live, all, highest } = await countOf(transaction, userId);
  const added = changed.reduce((count, annotation) => {
    const old = stored.get(annotation.id);
    return count + Number(isLive(annotation)) - Number(old !== undefined && isLive(old));
  }, 0);
  if (added > 0 && live + added > maxLive) {
    throw new CallError(ANNOTATIONS_FULL_STATUS, '划线已达5000条，请先删除一些');
  }
  const rows = changed.map((annotation, at) => ({
    user_id: userId,
    id: annotation.id,
    revision: highest + 1 + at,
    is_deleted: isLive(annotation) ? (0 as const) : (1 as const),
    content: JSON.stringify(annotation),
  }));
  await transaction
    .insertInto('annotation')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'id']).doUpdateSet((row) => ({
        revision: row.ref('excluded.revision'),
        is_deleted: row.ref('excluded.is_deleted'),
        content: row.ref('excluded.content'),
      })),
    )
    .execute();
  const tooMany = all + changed.filter(({ id }) => !stored.has(id)).length - maxRows;
  if (tooMany > 0) await forgetDeleted(transaction, userId, tooMany);
}
