import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { localBookId } from '../book/localBook.ts';
import { anAnnotation } from '../testing/anAnnotation.ts';
import { changeAnnotation, emptyAnnotationRecord, liveAnnotations, type AnnotationRecord } from './AnnotationRecord.ts';
import { deleteAnnotation, recolourAnnotation, writeNote } from './annotationChanges.ts';
import { mergeAnnotations } from './mergeAnnotations.ts';
import { annotationsToPush, applyServerAnnotations, MAX_SENT_ANNOTATIONS } from './syncAnnotations.ts';
import type { Annotation } from './Annotation.ts';

const NOW = 1_790_000_000_000;

const added = (record: AnnotationRecord, id: string, nowMs = NOW): AnnotationRecord =>
  changeAnnotation(record, undefined, nowMs, (at) => anAnnotation({ id, at }));

const live = (record: AnnotationRecord) => liveAnnotations(record)[0] ?? expect.unreachable();

describe('the annotations of a device', () => {
  const one = added(emptyAnnotationRecord('d1'), 'a1');

  it('wait until the server has them', () => {
    const pushed = annotationsToPush(one);
    expect(applyServerAnnotations(one, { pushed, changed: pushed, revision: 1 })).toMatchObject({
      unsent: [],
      revision: 1,
    });
  });

  it('of a book that is on this device alone are never sent', () => {
    const bookId = localBookId('1x-2y-3');
    const own = changeAnnotation(one, undefined, NOW, (at) => ({ ...anAnnotation({ id: 'own', at }), bookId }));
    expect(annotationsToPush(own).map(({ id }) => id)).toEqual(['a1']);
    const restored = applyServerAnnotations({ ...own, revision: 9 }, { pushed: [], changed: [], revision: 1 });
    expect(annotationsToPush(restored).map(({ id }) => id)).toEqual(['a1']);
  });

  it('that change while they are sent wait again', () => {
    const pushed = annotationsToPush(one);
    const changed = writeNote(one, live(one), '后来', NOW);
    expect(applyServerAnnotations(changed, { pushed, changed: pushed, revision: 1 }).unsent).toEqual(['a1']);
  });

  it('that were deleted are forgotten once the server knows', () => {
    const deleted = deleteAnnotation(one, live(one), NOW);
    const pushed = annotationsToPush(deleted);
    expect(pushed).toHaveLength(1);
    expect(applyServerAnnotations(deleted, { pushed, changed: [], revision: 2 }).annotations).toEqual([]);
  });

  it('are sent and asked for again where the server knows less than it did', () => {
    const synced = { ...one, unsent: [], revision: 9 };
    expect(applyServerAnnotations(synced, { pushed: [], changed: [], revision: 4 })).toEqual({
      ...synced,
      unsent: ['a1'],
      revision: 0,
    });
  });

  it('go in calls of forty, and of long ones fewer', () => {
    const ids = Array.from({ length: 60 }, (_, at) => `a${100 + at}`);
    const many = ids.reduce((record, id) => added(record, id), emptyAnnotationRecord('d1'));
    expect(annotationsToPush(many).map(({ id }) => id)).toEqual(ids.slice(0, MAX_SENT_ANNOTATIONS));
    const long = many.annotations.map((annotation) => ({
      ...annotation,
      note: { ...annotation.note, text: '长'.repeat(60_000) },
    }));
    expect(annotationsToPush({ ...many, annotations: long })).toHaveLength(1);
  });
});

/** A server, and what of its annotations changed behind a revision. */
function aServer() {
  let rows: ReadonlyArray<{ revision: number; annotation: Annotation }> = [];
  return {
    sync: (record: AnnotationRecord): AnnotationRecord => {
      const pushed = annotationsToPush(record);
      for (const annotation of pushed) {
        const old = rows.find((row) => row.annotation.id === annotation.id);
        const [merged = annotation] = mergeAnnotations(old ? [old.annotation] : [], [annotation]);
        const revision = rows.reduce((highest, row) => Math.max(highest, row.revision), 0) + 1;
        if (merged !== old?.annotation) rows = [...rows.filter((row) => row !== old), { revision, annotation: merged }];
      }
      const changed = rows.filter(({ revision }) => revision > record.revision);
      const revision = changed.reduce((highest, row) => Math.max(highest, row.revision), record.revision);
      return applyServerAnnotations(record, { pushed, changed: changed.map(({ annotation }) => annotation), revision });
    },
  };
}

const step = fc.record({
  device: fc.nat({ max: 1 }),
  act: fc.constantFrom('add', 'colour', 'note', 'delete', 'sync', 'lost answer'),
  clockMs: fc.integer({ min: -86_400_000, max: 86_400_000 }),
});

it('two devices with clocks a day apart agree after their last sync, and nothing is lost that none deleted', () => {
  checkProperty(
    'rule',
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      const server = aServer();
      const devices = [emptyAnnotationRecord('d0'), emptyAnnotationRecord('d1')];
      const deleted = new Set<string>();
      const made = new Set<string>();
      steps.forEach(({ device, act, clockMs }, at) => {
        const record = devices[device] ?? expect.unreachable();
        const nowMs = NOW + clockMs;
        const [annotation] = liveAnnotations(record);
        if (act === 'add') {
          made.add(`a${at}`);
          devices[device] = added(record, `a${at}`, nowMs);
        }
        if (act === 'sync') devices[device] = server.sync(record);
        if (act === 'lost answer') server.sync(record);
        if (!annotation) return;
        if (act === 'colour') devices[device] = recolourAnnotation(record, annotation, 'blue', nowMs);
        if (act === 'note') devices[device] = writeNote(record, annotation, `${at}`, nowMs);
        if (act === 'delete') {
          deleted.add(annotation.id);
          devices[device] = deleteAnnotation(record, annotation, nowMs);
        }
      });
      for (let round = 0; round < 2; round += 1)
        devices.forEach((record, at) => {
          devices[at] = server.sync(record);
        });
      const [one, other] = devices.map((record) => liveAnnotations(record));
      expect(one).toEqual(other);
      expect(devices.flatMap(({ unsent }) => unsent)).toEqual([]);
      const left = new Set(one?.map(({ id }) => id));
      for (const id of made) if (!deleted.has(id)) expect(left.has(id)).toBe(true);
    }),
  );
});
