import type { CatalogRow } from '@shuye/core-domain/chapter';
import { aChapter } from '@shuye/core-domain/testing';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChapterLine, type ChapterLineProps } from './ChapterLine.tsx';
import { writeChapterLine } from './writeChapterLine.ts';

const line: Omit<ChapterLineProps, 'row'> = {
  currentId: 'c2',
  lockText: ({ isFree }) => (isFree ? undefined : '未购买'),
  titleOf: (title) => `${title}（繁）`,
  linkTo: ({ index }) => ({ href: `/reader/${index}` }),
};
const chapter = (ordinal: number, isFree: boolean): CatalogRow => ({
  kind: 'chapter',
  chapter: aChapter({ ordinal, title: `第${ordinal}章`, isFree }),
});
const rows: ReadonlyArray<[string, CatalogRow]> = [
  ['a volume', { kind: 'volume', title: '上卷', firstIndex: 0 }],
  ['another volume', { kind: 'volume', title: '下卷', firstIndex: 9 }],
  ['a chapter', chapter(1, true)],
  ['the current chapter', chapter(2, true)],
  ['a locked chapter', chapter(3, false)],
];
const changes = rows.flatMap(([from, before]) => rows.map(([to, after]) => [to, from, after, before] as const));

const rendered = (row: CatalogRow): Element | null =>
  render(<ChapterLine row={row} {...line} />).container.firstElementChild;

it.each(rows)('a new line is written as %s is rendered', (_kind, row) => {
  expect(writeChapterLine(undefined, { row, ...line }).isEqualNode(rendered(row))).toBe(true);
});

it.each(changes)('%s is written where %s stood as it is rendered [CAT-07] [CAT-09]', (_to, _from, after, before) => {
  const existing = rendered(before) as HTMLElement;
  expect(writeChapterLine(existing, { row: after, ...line })).toBe(existing);
  expect(existing.isEqualNode(rendered(after))).toBe(true);
});

it('titles are as they are where no other script is asked for', () => {
  const { titleOf: _titleOf, ...plain } = line;
  expect(writeChapterLine(undefined, { row: chapter(1, true), ...plain }).textContent).toBe('第1章');
});
