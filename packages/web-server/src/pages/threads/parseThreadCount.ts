import { availableParallelism } from 'node:os';

const SETTING = 'SHUYE_RENDERING_THREADS';

/** Each takes memory of its own; a site that needs more has several web servers. */
const MOST_UNLESS_SET = 4;
const MOST = 64;

/**
 * Threads that may render pages: `SHUYE_RENDERING_THREADS`, from 1 to 64; as many as there are processors unless set,
 * but at most 4.
 * @throws Error for operators when the setting cannot be used.
 */
export function parseThreadCount(env: NodeJS.ProcessEnv): number {
  const text = env[SETTING];
  if (!text) return Math.min(availableParallelism(), MOST_UNLESS_SET);
  const count = Number(text);
  if (/^\d{1,2}$/.test(text) && count >= 1 && count <= MOST) return count;
  throw new Error(`${SETTING} is "${text}", but must be a number from 1 to ${MOST}.`);
}
