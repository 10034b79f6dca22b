import { AppError } from '@shuye/core-domain/error';
import type { Signable } from '@shuye/core-domain/sign';
import type { AnyCall, BodyKind } from './defineCall.ts';

export type Fields = Readonly<Record<string, Signable>>;

const asText = (value: NonNullable<Signable>): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

type Pair = [string, NonNullable<Signable>];

const form = (pairs: readonly Pair[]): string =>
  new URLSearchParams(pairs.map(([name, value]) => [name, asText(value)])).toString();

const searchOf = (pairs: readonly Pair[]): string => (pairs.length > 0 ? `?${form(pairs)}` : '');

const present = (fields: Fields, sentEmpty: readonly string[]): Pair[] =>
  Object.entries(fields).filter((entry): entry is Pair => {
    const [name, value] = entry;
    return value !== undefined && value !== null && (value !== '' || sentEmpty.includes(name));
  });

export interface EncodedCall {
  /** Begins with `?`, or is empty. */
  search: string;
  body?: string;
  contentType?: string;
}

/**
 * Fields as they travel; empty ones stay at home but for those that the call names. Object values of forms and addresses become JSON text [SIGN-08].
 * @throws AppError 'unsupported POST type' for a kind that is none [SIGN-09].
 */
export function encodeBody(
  kind: BodyKind,
  fields: Fields,
  { inAddress = [], sentEmpty = [] }: Pick<AnyCall, 'inAddress' | 'sentEmpty'> = {},
): EncodedCall {
  const pairs = present(fields, sentEmpty);
  const search = searchOf(kind === 'query' ? pairs : pairs.filter(([name]) => inAddress.includes(name)));
  const body = pairs.filter(([name]) => !inAddress.includes(name));
  switch (kind) {
    case 'query':
      return { search };
    case 'form':
      return { search, body: form(body), contentType: 'application/x-www-form-urlencoded;charset=UTF-8' };
    case 'json':
      return { search, body: JSON.stringify(Object.fromEntries(body)), contentType: 'application/json' };
    default:
      throw new AppError('input', 'unsupported POST type');
  }
}
