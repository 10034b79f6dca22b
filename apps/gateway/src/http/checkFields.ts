import { requestSchema, type AnyCall } from '@shuye/api-client/calls';
import * as v from 'valibot';
import { BadRequest } from '../calls/callErrors.ts';
import type { Fields } from './parseFields.ts';

type Issue = v.BaseIssue<unknown>;

const schemas = new WeakMap<AnyCall, ReturnType<typeof requestSchema>>();

/** Building a schema takes longer than checking by it: each call's is built once. */
function schemaOf(call: AnyCall): ReturnType<typeof requestSchema> {
  const known = schemas.get(call);
  if (known) return known;
  const schema = requestSchema(call);
  schemas.set(call, schema);
  return schema;
}

/** Which field is wrong, without its value. */
function described(issue: Issue, call: AnyCall): string {
  const [first] = issue.path ?? [];
  const name = typeof first?.key === 'string' ? first.key : '';
  if (issue.expected === 'never' && issue.path?.length === 1)
    return 'the request has a field that this call does not know';
  const subject = Object.hasOwn(schemaOf(call).entries, name) ? name : 'the request';
  if (issue.expected === `"${name}"`) return `${subject}: missing`;
  return `${subject}: ${issue.expected ? `expected ${issue.expected}` : 'not of the expected form'}`;
}

/**
 * The fields in the shape that their call declares, values read as their types; nothing may be missing or surplus (A-06).
 * @throws BadRequest naming the first field that is wrong.
 */
export function checkFields(call: AnyCall, fields: Fields): { timestamp?: number | undefined } {
  const result = v.safeParse(schemaOf(call), { ...fields });
  if (result.success) return result.output;
  throw new BadRequest(described(result.issues[0], call));
}
