import type { AnyCall } from '@shuye/api-client/calls';
import * as v from 'valibot';
import type { AnswerCall } from './IncomingCall.ts';

export interface CallPlace {
  call: AnyCall;
  answer: AnswerCall;
}

export type FindCall = (method: string, path: string, query: string) => CallPlace | undefined;

/** Some calls share a path; a field of the address says which of them is meant. */
const isMeant = ({ selectedBy, request }: AnyCall, query: string): boolean => {
  const schema = selectedBy === undefined ? undefined : request[selectedBy];
  return schema === undefined || v.is(schema, new URLSearchParams(query).get(selectedBy ?? ''));
};

/** Finds the call of a path, and what answers it: paths of calls hold no variables, so that one look is enough. */
export function findCall(places: readonly CallPlace[]): FindCall {
  const byPath = new Map<string, CallPlace[]>();
  for (const place of places) {
    const name = `${place.call.method} ${place.call.path}`;
    byPath.set(name, [...(byPath.get(name) ?? []), place]);
  }
  return (method, path, query) => {
    // HEAD is answered as GET.
    const asked = method === 'HEAD' ? 'GET' : method;
    return byPath.get(`${asked} ${path}`)?.find(({ call }) => isMeant(call, query));
  };
}
