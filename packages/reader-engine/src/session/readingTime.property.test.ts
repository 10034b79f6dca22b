import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDevice } from '../testing/aSession.ts';
import { manualClock } from '../testing/manualClock.ts';
import { openReader, settled } from '../testing/openReader.ts';
import { propertyRuns } from '../testing/propertyRuns.ts';
import { ORPHAN_MS } from './createReadingOutbox.ts';
import { SAVE_EVERY_MS } from './createReadingTime.ts';
import { MAX_TICK_GAP_MS } from './createVisibleTime.ts';

type Step =
  | { kind: 'read'; seconds: number }
  | { kind: 'hide' | 'show' | 'kill' | 'chapter' | 'leave' }
  | { kind: 'freeze'; seconds: number }
  | { kind: 'date'; seconds: number }
  | { kind: 'network'; how: 'takes' | 'fails' | 'takes-unheard' }
  | { kind: 'beacons'; work: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('read' as const), seconds: fc.integer({ min: 0, max: 700 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('hide', 'show', 'kill', 'chapter', 'leave') as fc.Arbitrary<'hide'> }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('freeze' as const),
      seconds: fc.integer({ min: Math.ceil(MAX_TICK_GAP_MS / 1000) + 1, max: 40_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('date' as const), seconds: fc.integer({ min: -40_000, max: 40_000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      how: fc.constantFrom('takes' as const, 'fails' as const, 'takes-unheard' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('beacons' as const), work: fc.boolean() }) },
);

/** Seconds that every ended stretch may lose to whole seconds, and every kill or freeze to what was not saved yet. */
const LOST_A_RECORD = 1;
const LOST_A_BREAK = (SAVE_EVERY_MS + MAX_TICK_GAP_MS) / 1000;

describe('reading time over any life of a device', () => {
  it('is never more than was read, and once all is delivered hardly less', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
        const clock = manualClock();
        const device = aDevice();
        const openPage = async () => device.open((page = await openReader({ clock })).reader, clock);
        let page = await openReader({ clock });
        let session = device.open(page.reader, clock);
        let isVisible = true;
        let read = 0;
        let breaks = 0;

        for (const next of steps) {
          if (next.kind === 'read') {
            clock.pass(next.seconds * 1000);
            if (isVisible) read += next.seconds;
          } else if (next.kind === 'hide' || next.kind === 'show') {
            isVisible = next.kind === 'show';
            device.show(isVisible);
          } else if (next.kind === 'chapter') {
            page.reader.goToChapter((page.reading().chapter.index + 1) % 3);
          } else if (next.kind === 'freeze') {
            clock.freeze(next.seconds * 1000);
            breaks++;
          } else if (next.kind === 'date') {
            clock.set(next.seconds * 1000);
          } else if (next.kind === 'network') {
            device.answer(next.how);
          } else if (next.kind === 'beacons') {
            device.beacons = next.work;
          } else {
            if (next.kind === 'leave') session.close();
            device.kill();
            clock.kill();
            breaks++;
            clock.pass(ORPHAN_MS + 1);
            session = await openPage();
          }
          await settled();
        }

        device.answer('takes');
        device.beacons = true;
        session.close();
        await settled();
        clock.pass(2 * ORPHAN_MS + 40_000_000);
        await openPage();
        await settled();

        const records = Array.from(device.delivered.values()).flat();
        expect(device.seconds()).toBeLessThanOrEqual(read);
        const stretches = records.length + steps.length;
        const lost = stretches * LOST_A_RECORD + breaks * LOST_A_BREAK;
        expect(device.seconds()).toBeGreaterThanOrEqual(read - lost);
        expect(records.every(({ seconds }) => seconds > 0)).toBe(true);
      }),
      { numRuns: propertyRuns(120) },
    );
  });
});
