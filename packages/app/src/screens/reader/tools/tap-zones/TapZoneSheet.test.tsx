import { fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderReader } from '../../../../testing/renderReader.tsx';
import { nextTapMap } from './nextTapMap.ts';

async function openTapZones() {
  const view = await renderReader();
  await screen.findByText(/第1章的正文/);
  fireEvent.click(await screen.findByRole('button', { name: '更多' }));
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: '更多' })).getByRole('button', { name: '点击区域' }),
  );
  const sheet = within(await screen.findByRole('dialog', { name: '点击区域' }));
  return { ...view, sheet, map: () => view.services.readerSettings.getState().settings.tapMap };
}

describe('the zones of taps', () => {
  it('are the usual ones, or for the left hand, or for one hand', async () => {
    const { sheet, map } = await openTapZones();
    expect(sheet.getByRole<HTMLInputElement>('radio', { name: '常用' }).checked).toBe(true);
    fireEvent.click(sheet.getByRole('radio', { name: '左手' }));
    expect(map()).toBe('nmpnmpnmp');
    fireEvent.click(sheet.getByRole('radio', { name: '常用' }));
    expect(map()).toBe('');
  });

  it('can be one’s own, ninth by ninth', async () => {
    const { sheet, map } = await openTapZones();
    fireEvent.click(sheet.getByRole('button', { name: '左上：上一页' }));
    expect(sheet.getByRole('button', { name: '左上：菜单' })).toBeTruthy();
    expect(map()).toBe('mppmmmnnn');
    expect(sheet.getByRole<HTMLInputElement>('radio', { name: '自定义' }).checked).toBe(true);
  });
});

describe('the next map', () => {
  it('never takes the last menu away, and changes no other ninth', () => {
    const map = fc.string({ unit: fc.constantFrom('p', 'm', 'n'), minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(
        map.filter((one) => one.includes('m')),
        fc.nat(8),
        (before, at) => {
          const after = nextTapMap(before, at);
          expect(after).toContain('m');
          expect(after.slice(0, at) + after.slice(at + 1)).toBe(before.slice(0, at) + before.slice(at + 1));
        },
      ),
    );
  });
});
