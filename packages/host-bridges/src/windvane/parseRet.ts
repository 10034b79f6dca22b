import { fieldsOf } from '../native/answerFields.ts';

/** How a native call ended, from every shape that `ret` takes: a text, a list of one text, or none at all. */
export function parseRet(answer: unknown): string {
  const { ret } = fieldsOf(answer);
  const first: unknown = Array.isArray(ret) ? ret[0] : ret;
  // Newer clients write `HY_FAILED::words`.
  return typeof first === 'string' ? (first.split(':')[0] ?? '') : '';
}
