import { describe, expect, it } from 'vitest';
import { armedCrash } from '../src/durability/armedCrash.ts';
import { builtGateway } from './builtGateway.ts';

describe('the place of a death that is asked for', () => {
  it.each([
    ['after-debit', { point: 'after-debit', at: 1 }],
    ['after-debit:3', { point: 'after-debit', at: 3 }],
  ])('is read from %s', (asked, armed) => {
    expect(armedCrash(asked)).toEqual(armed);
  });

  it.each([undefined, '', 'after-debit:', 'after-debit:x', '; rm', 'after-debit:1:2'])('is none in %j', (asked) => {
    expect(armedCrash(asked)).toBeUndefined();
  });
});

describe('a server that is shipped', () => {
  it('has no place to die at, the one for tests has', async () => {
    const [shipped, tested] = [await builtGateway('shipping'), await builtGateway('tests')];
    const texts = [await shipped.text(), await tested.text()];
    expect(texts[1]).toContain('SHUYE_CRASH_AT');
    expect(/SHUYE_CRASH_AT|SIGKILL/.exec(texts[0] ?? '')).toBeNull();
  }, 60_000);
});
