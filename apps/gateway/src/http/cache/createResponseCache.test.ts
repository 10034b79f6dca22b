import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createResponseCache } from './createResponseCache.ts';

describe('the memory of answers', () => {
  it('gives an answer back as long as the library is in the same state', () => {
    const memory = createResponseCache();
    expect(memory.find('a', '1')).toBeUndefined();
    memory.keep('a', '1', 'x');
    expect([memory.find('a', '1'), memory.find('a', '2'), memory.find('a', '1')]).toEqual(['x', undefined, undefined]);
  });

  it('does not keep an answer that was begun before the library changed', () => {
    const memory = createResponseCache();
    memory.find('a', '1');
    memory.find('b', '2');
    memory.keep('a', '1', 'old');
    expect(memory.find('a', '2')).toBeUndefined();
  });

  it('holds one answer for a question whose answer depends on the time, and gives it at its moment alone', () => {
    const memory = createResponseCache(9);
    memory.find('a', '1');
    memory.keep('b', '1', '22');
    for (let moment = 1; moment <= 9; moment += 1) memory.keep('a', '1', String(moment), moment);
    expect([8, 9].map((moment) => memory.find('a', '1', moment))).toEqual([undefined, '9']);
    expect(memory.find('b', '1')).toBe('22');
  });

  it('forgets what was used longest ago, and never keeps what is too long', () => {
    const memory = createResponseCache(8, 6);
    memory.find('a', '1');
    memory.keep('a', '1', '111');
    memory.keep('b', '1', '222');
    memory.find('a', '1');
    memory.keep('c', '1', '333');
    memory.keep('d', '1', '4444444');
    expect(['a', 'b', 'c', 'd'].map((key) => memory.find(key, '1'))).toEqual(['111', undefined, '333', undefined]);
  });

  it('holds no more characters than it may, and gives back only what was kept', () => {
    const step = fc.record({ key: fc.constantFrom('a', 'bb', 'ccc'), version: fc.nat(2), answer: fc.string() });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const memory = createResponseCache(20, 12);
        const kept = new Map<string, string>();
        for (const { key, version, answer } of steps) {
          const found = memory.find(key, `${version}`);
          if (found !== undefined) expect(found).toBe(kept.get(`${version} ${key}`));
          memory.keep(key, `${version}`, answer);
          kept.set(`${version} ${key}`, answer);
          const held = ['a', 'bb', 'ccc'].map((name) => [name, memory.find(name, `${version}`)] as const);
          const size = held.reduce(
            (sum, [name, text]) => sum + (text === undefined ? 0 : name.length + text.length),
            0,
          );
          expect(size).toBeLessThanOrEqual(20);
        }
      }),
    );
  });
});
