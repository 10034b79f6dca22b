import { expect, it } from 'vitest';
import { rejectArguments } from './rejectArguments.ts';

it.each([[['--port', '9000']], [['--help']], [['start']]])(
  'names the first word that a gateway was started with, which it would pass over: %j',
  (words) => {
    expect(() => rejectArguments(words)).toThrow(
      `“${words[0]}” is one word too many: the gateway has no options, its settings are variables such as SHUYE_GATEWAY_PORT (docs/operations.md).`,
    );
  },
);

it('takes a start without any', () => {
  expect(() => rejectArguments([])).not.toThrow();
});
