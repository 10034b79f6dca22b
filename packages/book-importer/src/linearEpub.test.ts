import { expect, it } from 'vitest';
import { parseEpub } from './epub/parseEpub.ts';
import { collectChapters } from './testing/collectChapters.ts';
import { countSteps } from './testing/countSteps.ts';
import { hostileEpubs } from './testing/hostileEpubs.ts';

const isDeep = process.env['SHUYE_DEEP'] === '1';
const SMALL = isDeep ? 1500 : 200;
const TIMES = 6;
/** Tables that grow in steps. */
const SLACK = 1.4;

const stepsOf = (bytes: Uint8Array): Promise<number> => countSteps(() => collectChapters(parseEpub('a.epub', bytes)));

it.each(Object.entries(hostileEpubs))(
  'costs as many times more as the book is larger: %s',
  async (_name, epubOf) => {
    const small = await stepsOf(epubOf(SMALL));
    const large = await stepsOf(epubOf(SMALL * TIMES));
    expect(large).toBeLessThan(small * TIMES * SLACK);
  },
  isDeep ? 600_000 : 60_000,
);
