import { findRange, liveAnnotations, type FoundRange, type LiveAnnotation } from '@shuye/core-domain/annotation';
import type { Highlight, Reader, ReaderView, ReadyChapter } from '@shuye/reader-engine';
import { useEffect, type RefObject } from 'react';
import type { SurfaceHandle } from '../../page/ReaderSurface.tsx';
import type { AnnotationStore } from '../../../../stores/annotationStore.ts';

type Places = Map<LiveAnnotation, FoundRange>;

/** Annotations are found anew in each text that they are shown in. */
function createPlacing(): (chapter: ReadyChapter, annotations: readonly LiveAnnotation[]) => Highlight[] {
  const known = new WeakMap<ReadyChapter, Places>();
  return (content, annotations) => {
    const { chapterId } = content.chapter;
    const places: Places = known.get(content) ?? new Map();
    known.set(content, places);
    return annotations.flatMap((annotation): Highlight[] => {
      const { range, colour } = annotation.highlight;
      if (range.chapterId !== chapterId) return [];
      const place = places.get(annotation) ?? findRange(range, content.text);
      places.set(annotation, place);
      if (place.found === 'lost') return [];
      const { start, end } = place;
      const hasNote = annotation.note.text !== '';
      return [{ chapterId, offset: start, length: end - start, kind: colour, id: annotation.id, hasNote }];
    });
  };
}

interface DrawnOptions {
  bookId: string;
  reader: Reader;
  surface: RefObject<SurfaceHandle | null>;
  store: AnnotationStore;
}

export function useDrawnAnnotations({ bookId, reader, surface, store }: DrawnOptions): void {
  useEffect(() => {
    const place = createPlacing();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let drawn: { view: ReaderView; parts: string } | undefined;
    const draw = () => {
      timer = undefined;
      const view = surface.current?.view();
      const state = reader.getState();
      if (!view || state.status !== 'reading') return;
      const annotations = liveAnnotations(store.getState().record, bookId);
      const highlights = [-1, 0, 1].flatMap((by) => {
        const opened = reader.chapterAt(state.chapter.index + by);
        return opened?.status === 'ready' ? place(opened.content, annotations) : [];
      });
      const parts = JSON.stringify(highlights);
      if (drawn?.view === view && drawn.parts === parts) return;
      drawn = { view, parts };
      view.highlight(highlights, 'annotations');
    };
    /** A view is there only after the change that it makes itself. */
    const drawSoon = () => {
      timer ??= setTimeout(draw, 0);
    };
    drawSoon();
    const stops = [reader.subscribe(drawSoon), store.subscribe(drawSoon)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [bookId, reader, surface, store]);
}
