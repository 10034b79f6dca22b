import { describe, expect, it } from 'vitest';
import { emptyAnnotationRecord, liveAnnotations, type AnnotationRecord } from './AnnotationRecord.ts';
import { deleteAnnotation, recolourAnnotation, restoreAnnotation, writeNote } from './annotationChanges.ts';
import { highlightText, type HighlightRequest } from './highlightText.ts';

const TEXT = '开头一段。\n山中灯火一夜未熄，风从窗外来。\n雨还在下，他没有回头看那条来时的路。';
const NOW = 1_790_000_000_000;

const aRequest = (words: string, change: Partial<HighlightRequest> = {}): HighlightRequest => {
  const start = TEXT.indexOf(words);
  const end = start + words.length;
  return {
    id: 'new',
    bookId: '1001',
    chapterId: 'c1',
    chapterTitle: '第1章',
    text: TEXT,
    start,
    end,
    colour: 'yellow',
    ...change,
  };
};

function highlighted(record: AnnotationRecord, request: HighlightRequest): AnnotationRecord {
  const outcome = highlightText(record, request, NOW);
  if (outcome.kind !== 'highlighted') throw new Error(outcome.kind);
  return outcome.record;
}

const quotes = (record: AnnotationRecord) =>
  liveAnnotations(record).map(({ id, highlight, note }) => [id, highlight.range.quote, highlight.colour, note.text]);

const first = (record: AnnotationRecord) => {
  const [annotation] = liveAnnotations(record);
  if (!annotation) throw new Error('There is no annotation.');
  return annotation;
};

describe('a highlighted passage', () => {
  const one = highlighted(emptyAnnotationRecord('d1'), aRequest('山中灯火', { id: 'a1' }));

  it('is stored with the words around it, and waits to be sent', () => {
    expect(first(one).highlight.range).toMatchObject({ start: 6, end: 10, before: '开头一段。\n' });
    expect(one.unsent).toEqual(['a1']);
  });

  it('keeps how it is written beside what stands in the text, where readings over characters do', () => {
    const request = aRequest('山中灯火', { readings: [{ from: 7, to: 9 }] });
    expect(first(highlighted(emptyAnnotationRecord('d1'), request)).highlight.range).toMatchObject({
      quote: '山中灯火',
      words: '山火',
      end: 10,
    });
    expect(first(one).highlight.range).not.toHaveProperty('words');
  });

  it('has no blanks at its ends, and is none where there is nothing else', () => {
    expect(quotes(highlighted(one, aRequest('\n雨还在下，'))).at(-1)?.[1]).toBe('雨还在下，');
    expect(highlightText(one, aRequest('\n'), NOW)).toEqual({ kind: 'empty' });
  });

  it('becomes one with what it overlaps, whatever its colour, and keeps the note', () => {
    const noted = writeNote(one, first(one), '伏笔', NOW);
    const joined = highlighted(noted, aRequest('灯火一夜未熄', { id: 'a2', colour: 'blue' }));
    expect(quotes(joined)).toEqual([['a1', '山中灯火一夜未熄', 'blue', '伏笔']]);
  });

  it('goes on in the same colour over the end of a page or a paragraph, and not in another', () => {
    const end = highlighted(emptyAnnotationRecord('d1'), aRequest('风从窗外来。', { id: 'a1' }));
    expect(quotes(highlighted(end, aRequest('雨还在下', { id: 'a2' })))).toEqual([
      ['a1', '风从窗外来。\n雨还在下', 'yellow', ''],
    ]);
    expect(quotes(highlighted(end, aRequest('雨还在下', { id: 'a2', colour: 'pink' })))).toHaveLength(2);
  });

  it('joins several that it spans, and the others are deleted everywhere', () => {
    const two = highlighted(one, aRequest('雨还在下', { id: 'a2' }));
    const joined = highlighted(two, aRequest('一夜未熄，风从窗外来。', { id: 'a3' }));
    expect(quotes(joined)).toEqual([['a1', '山中灯火一夜未熄，风从窗外来。\n雨还在下', 'yellow', '']]);
    expect(joined.unsent).toEqual(['a2', 'a1']);
  });

  it('has an end', () => {
    const text = '字'.repeat(1001);
    expect(highlightText(one, aRequest('', { text, chapterId: 'c2', start: 0, end: 1001 }), NOW)).toEqual({
      kind: 'too-long',
    });
  });

  it('takes another colour, is deleted and comes back as it was, each later than the change before', () => {
    const noted = writeNote(one, first(one), ' 伏笔 ', NOW);
    const coloured = recolourAnnotation(noted, first(noted), 'green', NOW - 5000);
    const before = first(coloured);
    const deleted = deleteAnnotation(coloured, before, NOW);
    expect(liveAnnotations(deleted)).toEqual([]);
    expect(quotes(restoreAnnotation(deleted, before, NOW))).toEqual([['a1', '山中灯火', 'green', '伏笔']]);
  });
});
