import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { requireUniqueNames } from './requireUniqueNames.ts';

describe('JSON', () => {
  it.each([
    ['in the outermost object', '{"a":1,"a":2}'],
    ['in an object of a list', '[{"b":1},{"a":1,"b":2,"a":3}]'],
    ['after an object that has it too', '{"a":{"a":1},"a":2}'],
    ['in another spelling', String.raw`{"a":1,"\u0061":2}`],
    ['behind blanks', '{"a" : 1,\n"a"\t: 2}'],
    ['behind a text that looks like an end', String.raw`{"a":"}\"","a":2}`],
  ])('that names a field twice %s is refused (E3)', (_where, json) => {
    expect(() => JSON.parse(json) as unknown).not.toThrow();
    expect(() => requireUniqueNames(json)).toThrow('an object names a field twice');
  });

  it('of any value is taken as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(2), (value, indent) => {
        expect(() => requireUniqueNames(JSON.stringify(value, undefined, indent))).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a call that names a field twice', () => {
  it('in its JSON body is refused before anything is done (A-06) [SIGN-12]', async () => {
    const { ask, database } = await startTestGateway();
    const body = '{"userId":"8000000","events":[],"events":[{"type":"page","page":"/","name":"x","ts":1}]}';
    const answer = await ask('/event/collect', { method: 'POST', body });
    expect(answer).toMatchObject({ status: 400, body: { message: 'an object names a field twice' } });
    expect(await database.selectFrom('collected_event').selectAll().execute()).toEqual([]);
  });

  it('in the JSON of a form field is refused as well', async () => {
    const { form } = await startTestGateway();
    const resources = '{"cover_config":{"bookId":"1001","bookId":"1002"}}';
    const answer = await form('/load/resource', 'resource', { user_id: undefined, resources });
    expect(answer).toMatchObject({ status: 400, body: { message: 'an object names a field twice' } });
  });
});
