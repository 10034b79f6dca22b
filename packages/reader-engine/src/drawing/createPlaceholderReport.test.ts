import { describe, expect, it, vi } from 'vitest';
import { createStopReport } from './createPlaceholderReport.ts';
import type { StopPlace } from './ReaderView.ts';

const [here, there] = [{}, {}] as HTMLElement[];

const aStop = (change: Partial<StopPlace> = {}): StopPlace => ({
  key: '3/loading',
  element: here as HTMLElement,
  stop: { kind: 'finished' },
  isCurrent: true,
  ...change,
});

describe('reporting stops', () => {
  it('says nothing while nothing changes', () => {
    const onStops = vi.fn<(stops: readonly StopPlace[]) => void>();
    const report = createStopReport(onStops);
    report([]);
    report([aStop()]);
    report([aStop()]);
    expect(onStops).toHaveBeenCalledTimes(1);
  });

  it.each<[string, StopPlace[]]>([
    ['another stop', [aStop({ key: '4/loading' })]],
    ['another element', [aStop({ element: there as HTMLElement })]],
    ['a neighbour that became current', [aStop({ isCurrent: false })]],
    ['one more', [aStop(), aStop({ key: 'finished' })]],
    ['none any more', []],
  ])('says %s', (_, stops) => {
    const onStops = vi.fn<(stops: readonly StopPlace[]) => void>();
    const report = createStopReport(onStops);
    report([aStop()]);
    report(stops);
    expect(onStops).toHaveBeenLastCalledWith(stops);
  });

  it('says a page once that stands in two places, where it is read', () => {
    const onStops = vi.fn<(stops: readonly StopPlace[]) => void>();
    const beside = aStop({ element: there as HTMLElement, isCurrent: false });
    createStopReport(onStops)([aStop(), beside]);
    expect(onStops).toHaveBeenLastCalledWith([aStop()]);
  });
});
