import { expect, it } from 'vitest';
import { anAnnotation } from '../testing/anAnnotation.ts';
import { emptyAnnotationRecord } from './AnnotationRecord.ts';
import { parseAnnotationRecord } from './parseAnnotationRecord.ts';

const stored = { device: 'd1', highest: 7, revision: 5, annotations: [anAnnotation({ note: '伏笔' })], unsent: ['a1'] };

it('reads back the annotations of a device as they were stored', () => {
  expect(parseAnnotationRecord(JSON.parse(JSON.stringify(stored)), 'd2')).toEqual(stored);
});

it('drops what is damaged by itself, and then asks the server for all', () => {
  const damaged = { ...stored, annotations: [...stored.annotations, { id: 'a2' }] };
  expect(parseAnnotationRecord(damaged, 'd2')).toEqual({ ...stored, revision: 0 });
});

it.each([[null], [3], ['x'], [[]], [{ annotations: 7 }]])('is empty where %j is stored', (value) => {
  expect(parseAnnotationRecord(value, 'd2')).toEqual(emptyAnnotationRecord('d2'));
});
