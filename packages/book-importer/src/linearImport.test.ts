import { expect, it } from 'vitest';
import { hostileTexts } from './testing/hostileTexts.ts';
import { collectChapters } from './testing/collectChapters.ts';
import { textSource } from './testing/textSource.ts';
import { parseTxt } from './txt/parseTxt.ts';

const isDeep = process.env['SHUYE_DEEP'] === '1';
/** Characters; three bytes each. */
const SMALL = isDeep ? 1_000_000 : 12_000;
const TIMES = isDeep ? 14 : 8;
/** What tables and first blocks cost whatever the size may be, and tables of counts that grow in steps. */
const SLACK = 1.4;

type AnyFunction = (this: unknown, ...given: unknown[]) => unknown;

/** Methods that look at every element, or may. */
const WALKS = ['indexOf', 'find', 'findLast', 'filter', 'some', 'every', 'map', 'flatMap', 'forEach'];

/** Runs `work` and counts the characters that patterns looked at and the elements that lists went through. */
async function countSteps(work: () => Promise<unknown>): Promise<number> {
  let steps = 0;
  const restores: Array<() => void> = [];
  const watch = (owner: object, name: string, count: (self: unknown, given: unknown[], result: unknown) => number) => {
    const original = Reflect.get(owner, name) as AnyFunction;
    Reflect.set(owner, name, function watched(this: unknown, ...given: unknown[]) {
      const result = original.apply(this, given);
      steps += count(this, given, result);
      return result;
    });
    restores.push(() => Reflect.set(owner, name, original));
  };
  watch(RegExp.prototype, 'exec', (_, [text]) => String(text).length);
  for (const name of WALKS) watch(Array.prototype, name, (self) => (self as unknown[]).length);
  watch(Array.prototype, 'slice', (_self, _given, result) => (result as unknown[]).length);
  try {
    await work();
  } finally {
    for (const restore of restores) restore();
  }
  return steps;
}

const stepsOf = (text: string): Promise<number> =>
  countSteps(async () => {
    const book = await parseTxt(textSource(text));
    await collectChapters(book);
  });

it.each(Object.entries(hostileTexts))(
  'costs as many times more as the text is longer: %s',
  async (_name, textOf) => {
    const small = await stepsOf(textOf(SMALL));
    const large = await stepsOf(textOf(SMALL * TIMES));
    expect(large).toBeLessThan(small * TIMES * SLACK);
  },
  isDeep ? 600_000 : 60_000,
);

it('reads 200,000 headings without a stack that grows with them', async () => {
  const text = Array.from({ length: 200_000 }, (_, at) => `第${at + 1}章 山中`).join('\n');
  const book = await parseTxt(textSource(text));
  expect(book.outline).toHaveLength(200_000);
}, 120_000);
