import type { AnyCall } from '@shuye/api-client/calls';
import { BadRequest } from '../calls/callErrors.ts';
import { checkNesting } from './checkNesting.ts';
import { readBody } from './readBody.ts';
import { requireUniqueNames } from './requireUniqueNames.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** More fields than any call has. */
const MAX_FIELDS = 200;

/** Names of fields only: an answer never repeats what the caller wrote. */
const shownName = (name: string): string => (/^[A-Za-z_]{1,32}$/.test(name) ? `field ${name}` : 'a field');

const collect = (pairs: Iterable<[string, unknown]>): Fields => {
  const fields = Object.create(null) as Record<string, unknown>;
  let count = 0;
  for (const [name, value] of pairs) {
    if (name in fields) throw new BadRequest(`${shownName(name)} is given twice`);
    if (++count > MAX_FIELDS) throw new BadRequest(`more than ${MAX_FIELDS} fields`);
    checkNesting(value);
    fields[name] = value;
  }
  return fields;
};

function parseJson(text: string): [string, unknown][] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new BadRequest('the body is not JSON', { cause });
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new BadRequest('the body is not an object');
  requireUniqueNames(text);
  return Object.entries(body);
}

/**
 * The fields of a call as they came, before any schema: one value a name, no prototype. `query` is the address's, without
 * its question mark.
 * @throws BadRequest for duplicates, too many fields, values that reach too deep or into prototypes, or a body that cannot
 *   be read; PayloadTooLarge.
 */
export async function parseFields(call: AnyCall, request: Request, query: string): Promise<Fields> {
  const inAddress = new URLSearchParams(query);
  if (call.body === 'query') return collect(inAddress);

  const pairs: [string, unknown][] = [...inAddress];
  const stray = pairs.find(([name]) => !call.inAddress?.includes(name));
  if (stray) throw new BadRequest(`${shownName(stray[0])} does not belong in the address`);
  const text = await readBody(request);
  return collect([...pairs, ...(call.body === 'json' ? parseJson(text) : new URLSearchParams(text))]);
}
