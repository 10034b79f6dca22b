import { expect, it } from 'vitest';
import { parseBoolean } from './answerFields.ts';

it.each([
  ['true', true],
  [0, false],
])('a host that answers %j says %s', (answer, said) => {
  expect(parseBoolean(answer)).toBe(said);
});

it.each([['yes'], [''], ['constructor'], [null], [undefined], [[true]], [{ toString: 1 }]])(
  'of a host that answers %j nothing follows',
  (answer) => {
    expect(() => parseBoolean(answer)).toThrow(expect.objectContaining({ kind: 'bridge' }));
  },
);
