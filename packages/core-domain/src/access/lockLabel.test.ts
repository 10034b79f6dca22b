import { expect, it } from 'vitest';
import type { ChapterAccess } from './bookAccess.ts';
import { lockLabel } from './lockLabel.ts';

it.each<[string, ChapterAccess, number, string | undefined]>([
  ['open', { locked: false, grant: 'free-chapter' }, 10, undefined],
  ['sold by itself', { locked: true, reason: 'unpaid' }, 10, '10书豆'],
  ['sold with the book', { locked: true, reason: 'unpaid' }, 0, '付费'],
  ['beyond the free chapters of the host', { locked: true, reason: 'beyond-quota' }, 10, '去APP读'],
])('of a chapter that is %s [CAT-09]', (_, access, beanPrice, label) => {
  expect(lockLabel(access, beanPrice)).toBe(label);
});
