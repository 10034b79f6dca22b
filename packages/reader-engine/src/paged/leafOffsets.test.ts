import { describe, expect, it } from 'vitest';
import { leafOffsets } from './leafOffsets.ts';

const rounded = (offsets: object): object => JSON.parse(JSON.stringify(offsets)) as object;

describe('leafOffsets', () => {
  it.each([
    ['slide', 0, { previous: -1, current: 0, next: 1 }],
    ['slide', 0.25, { previous: -1.25, current: -0.25, next: 0.75 }],
    ['slide', -1, { previous: 0, current: 1, next: 2 }],
    ['cover', 0, { previous: -1, current: 0, next: 0 }],
    ['cover', 0.25, { previous: -1, current: -0.25, next: 0 }],
    ['cover', -0.25, { previous: -0.75, current: 0, next: 0 }],
  ] as const)('%s at %s', (mode, progress, offsets) => {
    expect(rounded(leafOffsets(mode, progress))).toEqual(offsets);
  });
});
