import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { anAnnotation } from '../testing/anAnnotation.ts';
import { MAX_NOTE_LENGTH } from './Annotation.ts';
import { parseAnnotation } from './parseAnnotation.ts';

it('reads back what was stored, deletions too', () => {
  const stored = anAnnotation({ note: '伏笔' });
  const deleted = { ...stored, highlight: { at: stored.highlight.at, isDeleted: true as const } };
  const { range } = stored.highlight;
  const spelt = { ...stored, highlight: { ...stored.highlight, range: { ...range, words: '山火' } } };
  for (const value of [stored, spelt, deleted])
    expect(parseAnnotation(JSON.parse(JSON.stringify(value)))).toEqual(value);
});

it.each([
  ['a note that is too long', anAnnotation({ note: '长'.repeat(MAX_NOTE_LENGTH + 1) })],
  ['an unknown colour', { ...anAnnotation(), highlight: { ...anAnnotation().highlight, colour: 'red' } }],
  [
    'a range that is not as long as its words',
    anAnnotation({ highlight: { range: { ...anAnnotation().highlight.range, end: 90 } } }),
  ],
  ['no id', anAnnotation({ id: '' })],
  ['a stamp before all time', anAnnotation({ at: { time: -1, device: 'd1' } })],
])('refuses %s', (_, value) => {
  expect(parseAnnotation(value)).toBeUndefined();
});

it('gives nothing or an annotation for whatever a store holds', () => {
  checkProperty(
    'rule',
    fc.property(fc.anything(), (value) => {
      expect(parseAnnotation(value)).toBeUndefined();
    }),
  );
});
