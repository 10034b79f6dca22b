import { aChapter } from '@shuye/core-domain/testing';
import { expect, it } from 'vitest';
import type { ReadyChapter, ShownText } from '../chapters/ReadyChapter.ts';
import { aTextStyle } from '../testing/aTextStyle.ts';
import { fixedMeasurer } from '../testing/fixedMeasurer.ts';
import { createTextPaginator } from './createTextPaginator.ts';

const paginate = createTextPaginator({ style: aTextStyle(), body: fixedMeasurer(16), heading: fixedMeasurer(24) });

const ready = (shown?: ShownText): ReadyChapter => ({
  kind: 'text',
  chapter: aChapter({ title: '第一章初见' }),
  text: '雨落了一夜。',
  ...(shown && { shown }),
});

const same = (offset: number): number => offset;

it('parts the number of a title from its words [READER-37]', () => {
  expect(paginate(ready()).setPage(0).heading).toEqual(['第一章 初见']);
});

it('parts them in another script too [READER-37]', () => {
  const shown = { text: '雨落了一夜。', title: '第一章初見', toSource: same, toShown: same };
  expect(paginate(ready(shown)).setPage(0).heading).toEqual(['第一章 初見']);
});
