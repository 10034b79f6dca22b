import { describe, expect, it } from 'vitest';
import { createStorage } from '../../storage/createStorage.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { createGuideCounts } from './createGuideCounts.ts';

const aDevice = (values: Readonly<Record<string, unknown>> = {}) => {
  const storage = createStorage(() => fakeStorage(values));
  return {
    visit: () =>
      createGuideCounts(
        storage,
        createStorage(() => fakeStorage()),
      ),
  };
};

describe('how often a guide may show', () => {
  it('is not limited where no cap is set', () => {
    const counts = aDevice().visit();
    for (let shown = 0; shown < 5; shown += 1) counts.note('box', '2026-11-21');
    expect(counts.mayShow('box', {}, '2026-11-21')).toBe(true);
  });

  it('is counted in a session, which begins anew with each visit', () => {
    const device = aDevice();
    const first = device.visit();
    first.note('box', '2026-11-21');
    expect(first.mayShow('box', { perSession: 1 }, '2026-11-21')).toBe(false);
    expect(first.mayShow('bar', { perSession: 1 }, '2026-11-21')).toBe(true);
    expect(device.visit().mayShow('box', { perSession: 1 }, '2026-11-21')).toBe(true);
  });

  it('is counted on a day, over all visits, until the next day', () => {
    const device = aDevice();
    device.visit().note('box', '2026-11-21');
    const next = device.visit();
    next.note('box', '2026-11-21');
    expect(next.mayShow('box', { perDay: 2 }, '2026-11-21')).toBe(false);
    expect(next.mayShow('box', { perDay: 2 }, '2026-11-22')).toBe(true);
  });

  it('starts from zero where the stored value is invalid', () => {
    expect(aDevice({ guide_counts: 7 }).visit().mayShow('box', { perDay: 1 }, '2026-11-21')).toBe(true);
  });
});
