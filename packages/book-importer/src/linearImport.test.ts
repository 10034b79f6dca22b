import { expect, it } from 'vitest';
import { collectChapters } from './testing/collectChapters.ts';
import { countSteps } from './testing/countSteps.ts';
import { hostileTexts } from './testing/hostileTexts.ts';
import { textSource } from './testing/textSource.ts';
import { parseTxt } from './txt/parseTxt.ts';

const isDeep = process.env['SHUYE_DEEP'] === '1';
/** Characters; three bytes each. */
const SMALL = isDeep ? 1_000_000 : 12_000;
const TIMES = isDeep ? 14 : 8;
/** What tables and first blocks cost whatever the size may be, and tables of counts that grow in steps. */
const SLACK = 1.4;

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
