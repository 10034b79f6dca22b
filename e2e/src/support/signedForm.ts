import { createHash } from 'node:crypto';

/** The fields of a call as any client signs them, with the key that a local product uses for the service. */
export function signedForm(service: string, fields: Readonly<Record<string, string>>): Record<string, string> {
  const timed: Record<string, string> = { ...fields, timestamp: String(Math.floor(Date.now() / 1000)) };
  const names = Object.keys(timed).sort((left, right) => (left < right ? -1 : 1));
  const text = names.map((name) => timed[name]).join('') + `dev-${service}`;
  return { ...timed, sign: createHash('md5').update(text).digest('hex') };
}
