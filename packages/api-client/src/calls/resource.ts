import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireId, wireJson } from './wire/fields.ts';

/** Resources that the product asks for (D-039). */
export type ResourceId = 'reader_option' | 'cover_config';

const resourceRequest = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/)), v.strictObject({ bookId: wireId })),
  v.check((resources) => Object.keys(resources).length <= 50, 'at most 50 resources'),
);

/** Settings that belong to a place and a book: the reader's options, the cover's [API-14] [API-28]. */
export const loadResource = defineCall({
  name: 'loadResource',
  service: 'resource',
  method: 'POST',
  path: '/load/resource',
  body: 'form',
  sign: 'required',
  effect: 'read',
  request: { resources: wireJson(resourceRequest) },
  toRequest: ({ resourceId, bookId }: { resourceId: ResourceId; bookId: string }) => ({
    resources: { [resourceId]: { bookId } },
  }),
  answer: v.object({ data: v.record(v.string(), v.record(v.string(), v.unknown())) }),
  toResult: ({ data }) => data,
});
