import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CatalogRow } from './CatalogRow.tsx';
import { writeCatalogRow, type WrittenRow } from './writeCatalogRow.ts';

const rows: ReadonlyArray<[string, WrittenRow]> = [
  ['a link', { title: '第一回', href: '/reader/1' }],
  ['another link', { title: '第二回　<b>', href: '/reader/1?forceChapterId=2&x=3' }],
  ['a locked link', { title: '第三回', href: '/reader/1', lockText: '未购买' }],
  ['a link locked otherwise', { title: '第三回', href: '/reader/1', lockText: '12书豆' }],
  ['the current link', { title: '第四回', href: '/reader/1', current: true }],
  ['a button', { title: '第五回' }],
  ['a locked current button', { title: '第六回', lockText: '未购买', current: true }],
];

const rendered = (row: WrittenRow): Element | null => render(<CatalogRow {...row} />).container.firstElementChild;

describe('a written row', () => {
  const changes = rows.flatMap(([from, before]) => rows.map(([to, after]) => [to, from, after, before] as const));

  it.each(rows)('is %s as it is rendered', (_kind, row) => {
    expect(writeCatalogRow(null, row).isEqualNode(rendered(row))).toBe(true);
  });

  it.each(changes)('is %s where %s was rendered [CAT-09] [CAT-10]', (_to, _from, after, before) => {
    expect(writeCatalogRow(rendered(before), after).isEqualNode(rendered(after))).toBe(true);
  });

  it('has a title again after one without words', () => {
    const row = render(<CatalogRow title="" href="/reader/1" />).container.firstElementChild;
    expect(writeCatalogRow(row, { title: '第一回', href: '/reader/1' }).textContent).toBe('第一回');
  });

  it('is the same element with other words', () => {
    const row = writeCatalogRow(null, { title: '第一回', href: '/reader/1' });
    expect(writeCatalogRow(row, { title: '第九回', href: '/reader/9' })).toBe(row);
  });

  it('is not pressed when another one was', () => {
    const row = writeCatalogRow(null, { title: '第一回' });
    row.toggleAttribute('data-pressed', true);
    writeCatalogRow(row, { title: '第九回' });
    expect(row.hasAttribute('data-pressed')).toBe(false);
  });
});
