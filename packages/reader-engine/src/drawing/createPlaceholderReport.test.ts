import { describe, expect, it, vi } from 'vitest';
import { createPlaceholderReport } from './createPlaceholderReport.ts';
import type { PlaceholderSlot } from './ReaderView.ts';

const [here, there] = [{}, {}] as HTMLElement[];

const aStop = (change: Partial<PlaceholderSlot> = {}): PlaceholderSlot => ({
  key: '3/loading',
  element: here as HTMLElement,
  placeholder: { kind: 'finished' },
  isCurrent: true,
  ...change,
});

describe('reporting placeholders', () => {
  it('reports nothing while nothing changes', () => {
    const onPlaceholders = vi.fn<(placeholders: readonly PlaceholderSlot[]) => void>();
    const report = createPlaceholderReport(onPlaceholders);
    report([]);
    report([aStop()]);
    report([aStop()]);
    expect(onPlaceholders).toHaveBeenCalledTimes(1);
  });

  it.each<[string, PlaceholderSlot[]]>([
    ['another stop', [aStop({ key: '4/loading' })]],
    ['another element', [aStop({ element: there as HTMLElement })]],
    ['a neighbour that became current', [aStop({ isCurrent: false })]],
    ['one more', [aStop(), aStop({ key: 'finished' })]],
    ['none any more', []],
  ])('says %s', (_, placeholders) => {
    const onPlaceholders = vi.fn<(placeholders: readonly PlaceholderSlot[]) => void>();
    const report = createPlaceholderReport(onPlaceholders);
    report([aStop()]);
    report(placeholders);
    expect(onPlaceholders).toHaveBeenLastCalledWith(placeholders);
  });

  it('reports a page that is shown twice once, where it is read', () => {
    const onPlaceholders = vi.fn<(placeholders: readonly PlaceholderSlot[]) => void>();
    const beside = aStop({ element: there as HTMLElement, isCurrent: false });
    createPlaceholderReport(onPlaceholders)([aStop(), beside]);
    expect(onPlaceholders).toHaveBeenLastCalledWith([aStop()]);
  });
});
