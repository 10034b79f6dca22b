import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { anAdSlot } from '../testing/anAdSlot.ts';
import { adCandidates } from './adCandidates.ts';
import { AdSource, type AdPriority } from './AdSlot.ts';

const entry = (source: AdSource, highCode: string, lowCode: string, isBackup = false): AdPriority => ({
  source,
  highCode,
  lowCode,
  isBackup,
});
const codes = (...priorities: AdPriority[]) => adCandidates(anAdSlot({ priorities })).map(({ code }) => code);

const askable = ({ source, highCode, lowCode }: AdPriority) => source === 1 || highCode !== '' || lowCode !== '';

describe('the ads to try for a slot (D-124)', () => {
  it('are the entries in their order, by the high code, or the low where there is none [AD-03]', () => {
    expect(codes(entry(3, 'h3', 'l3'), entry(8, '', 'l8'), entry(17, 'h17', ''))).toEqual(['h3', 'l8', 'h17']);
  });

  it('end with the backups, wherever those stand [AD-03]', () => {
    expect(codes(entry(3, 'b1', '', true), entry(8, 'x', ''), entry(17, 'b2', '', true), entry(3, 'y', ''))).toEqual([
      'x',
      'y',
      'b1',
      'b2',
    ]);
  });

  it('leave out entries without a code, but not our own guide, which needs none', () => {
    expect(adCandidates(anAdSlot({ priorities: [entry(3, '', ''), entry(1, '', '')] }))).toEqual([
      { source: 1, code: '' },
    ]);
  });

  it('are the slot itself where it has no list', () => {
    expect(adCandidates(anAdSlot())).toEqual([{ source: 1, code: '' }]);
    expect(adCandidates(anAdSlot({ source: AdSource.Third8, code: 'c8' }))).toEqual([{ source: 8, code: 'c8' }]);
    expect(adCandidates(anAdSlot({ source: AdSource.Third8 }))).toEqual([]);
  });

  it('lose none that can be asked, and put every backup behind every other [AD-03]', () => {
    const code = fc.constantFrom('', 'x', 'y');
    const drawn = fc.record({
      source: fc.constantFrom(...Object.values(AdSource)),
      highCode: code,
      lowCode: code,
      isBackup: fc.boolean(),
    });
    checkProperty(
      'rule',
      fc.property(fc.array(drawn, { minLength: 1, maxLength: 6 }), (priorities) => {
        const asked = priorities.filter(askable);
        const expected = [...asked.filter((one) => !one.isBackup), ...asked.filter((one) => one.isBackup)];
        const candidates = adCandidates(anAdSlot({ priorities }));
        return (
          candidates.length === expected.length &&
          candidates.every(
            (one, index) =>
              one.source === expected[index]?.source &&
              one.code === (expected[index].highCode || expected[index].lowCode),
          )
        );
      }),
    );
  });
});
