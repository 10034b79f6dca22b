import { createHash } from 'node:crypto';

/** Fields that differ between two sendings of the same request: the time, what is made of it, and the session's token. */
const PASSING: ReadonlySet<string> = new Set(['timestamp', 'sign', 't', '_', 'tk', 'ykToken']);

/** The same value in the same order of names, whatever order it came in. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
};

/** What makes two requests the same: the call and its content, without the fields that change when it is repeated. */
export function requestFingerprint(call: string, request: object): string {
  const content = Object.entries(request).filter(([name, value]) => !PASSING.has(name) && value !== undefined);
  return createHash('sha256')
    .update(JSON.stringify([call, sorted(Object.fromEntries(content))]))
    .digest('base64url');
}
