import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { anAnnotation } from '../testing/anAnnotation.ts';
import { annotationColours, isLive, type Annotation } from './Annotation.ts';
import { mergeAnnotation, mergeAnnotations } from './mergeAnnotations.ts';

const stamp = fc.record({ time: fc.nat({ max: 4 }), device: fc.constantFrom('d1', 'd2') });
const annotation = fc
  .record({
    id: fc.constantFrom('a1', 'a2', 'a3'),
    at: stamp,
    isDeleted: fc.boolean(),
    colour: fc.constantFrom(...annotationColours),
    note: fc.record({ at: stamp, text: fc.constantFrom('', '好', '妙') }),
  })
  .map(({ id, at, isDeleted, colour, note }): Annotation => {
    const made = anAnnotation({ id, at, highlight: { colour } });
    return { ...made, note, ...(isDeleted && { highlight: { at, isDeleted: true } }) };
  });
const annotations = fc.array(annotation, { maxLength: 6 });

const device = (time: number, name: string) => ({ time, device: name });

describe('annotations of two devices', () => {
  it('join in any order, any grouping and any number of times to the same', () => {
    checkProperty(
      'rule',
      fc.property(annotations, annotations, annotations, (a, b, c) => {
        const joined = mergeAnnotations(mergeAnnotations(a, b), c);
        expect(mergeAnnotations(c, mergeAnnotations(b, a))).toEqual(joined);
        expect(mergeAnnotations(a, mergeAnnotations(b, c))).toEqual(joined);
        expect(mergeAnnotations(joined, joined)).toEqual(joined);
        expect(mergeAnnotations(joined, a)).toEqual(joined);
      }),
    );
  });

  it('keep a note that one wrote and a colour that the other changed', () => {
    const first = anAnnotation({ at: device(1, 'd1') });
    const noted = { ...first, note: { at: device(2, 'd1'), text: '伏笔' } };
    const coloured = anAnnotation({ at: device(3, 'd2'), highlight: { colour: 'blue' } });
    const merged = mergeAnnotation(noted, { ...coloured, note: first.note });
    expect(merged).toMatchObject({ highlight: { colour: 'blue' }, note: { text: '伏笔' } });
  });

  it('are deleted by a later deletion, and stay deleted when an older copy comes', () => {
    const old = anAnnotation({ at: device(1, 'd1') });
    const deleted: Annotation = { ...old, highlight: { at: device(2, 'd2'), isDeleted: true } };
    expect(isLive(mergeAnnotation(deleted, old))).toBe(false);
    expect(isLive(mergeAnnotation(deleted, anAnnotation({ at: device(3, 'd1') })))).toBe(true);
  });
});
