import { liveAnnotations, passageWords, quotedWords, type AnnotationColour } from '@shuye/core-domain/annotation';
import type { ReadyChapter } from '@shuye/reader-engine';
import { VisuallyHidden } from '@shuye/ui';
import { useCallback, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useItemSync } from '../../../../hooks/useItemSync.ts';
import { createAnnotationSync } from '../../../../services/createAnnotationSync.ts';
import { copyText } from '../../../../services/copyText.ts';
import { useServices } from '../../../../services/ServicesContext.tsx';
import type { ReaderToolProps } from '../ReaderToolProps.ts';
import { AnnotationBar } from './AnnotationBar.tsx';
import { createAnnotationStore } from '../../../../stores/annotationStore.ts';
import NoteEditor from './NoteEditor.tsx';
import type { Quotation } from './picture/quoteLayout.ts';
import { SharedQuotation } from './picture/SharedQuotation.tsx';
import { useBarKeys } from './useBarKeys.ts';
import { useBarTarget } from './useBarTarget.ts';
import { useDrawnAnnotations } from './useDrawnAnnotations.ts';

interface AnnotationsProps extends Pick<ReaderToolProps, 'book' | 'reader' | 'surface' | 'inScript'> {
  isCovered: boolean;
}

const refusals = {
  empty: '请选择文字',
  'too-long': '一次最多划线1000字',
  full: '划线已达5000条，请先删除一些',
} as const;

/** Highlights and notes on the page: they are drawn, and what is selected or pressed gets a bar. */
export default function Annotations({ book, reader, surface, inScript, isCovered }: AnnotationsProps) {
  const { storeOf, toaster } = useServices();
  const store = storeOf(createAnnotationStore);
  const record = useStore(store, (state) => state.record);
  const { target, clear, hold } = useBarTarget(surface);
  const [edited, setEdited] = useState<string>();
  const [shared, setShared] = useState<Quotation>();
  const bar = useRef<HTMLDivElement>(null);

  const annotations = liveAnnotations(record, book.bookId);
  const byId = (id: string | undefined) => annotations.find((annotation) => annotation.id === id);
  const pressed = target?.kind === 'annotation' ? byId(target.id) : undefined;
  const noted = byId(edited);
  const isShown =
    target !== undefined && !isCovered && !noted && (target.kind === 'selection' || pressed !== undefined);

  const close = useCallback(() => {
    const isInBar = bar.current?.contains(document.activeElement) === true;
    clear();
    // A reader who came by key goes on from the text.
    if (isInBar) surface.current?.element()?.focus({ preventScroll: true });
  }, [clear, surface]);
  useDrawnAnnotations({ bookId: book.bookId, reader, surface, store });
  useItemSync(store, storeOf(createAnnotationSync));
  useBarKeys({ bar, isShown, onClose: close });

  const chapterOf = (chapterId: string): ReadyChapter | undefined => {
    const state = reader.getState();
    if (state.status !== 'reading') return undefined;
    const opened = reader.chapterAt(state.list.chapters.findIndex((chapter) => chapter.chapterId === chapterId));
    return opened?.status === 'ready' ? opened.content : undefined;
  };

  const highlight = (colour: AnnotationColour): string | undefined => {
    const content = target?.kind === 'selection' ? chapterOf(target.selected.chapterId) : undefined;
    if (target?.kind !== 'selection' || !content) return undefined;
    const { title: chapterTitle } = content.chapter;
    const request = {
      bookId: book.bookId,
      chapterTitle,
      text: content.text,
      readings: content.readings,
      colour,
      ...target.selected,
    };
    const outcome = store.getState().highlight(request);
    if (outcome.kind === 'highlighted') return outcome.id;
    toaster.show(refusals[outcome.kind]);
    return undefined;
  };

  const onColour = (colour: AnnotationColour) => {
    if (pressed) store.getState().recolour(pressed, colour);
    else if (highlight(colour) === undefined) return;
    close();
  };
  const onNote = () => {
    const id = pressed?.id ?? highlight('yellow');
    if (id === undefined) return;
    clear();
    setEdited(id);
  };
  const inWords = (quote: string, chapterTitle: string) => ({
    quote: inScript(quote),
    chapterTitle: inScript(chapterTitle),
  });
  /** As it is read on the page. */
  const passage = (): Pick<Quotation, 'quote' | 'chapterTitle'> | undefined => {
    if (pressed) return inWords(quotedWords(pressed.highlight.range), pressed.highlight.chapterTitle);
    const content = target?.kind === 'selection' ? chapterOf(target.selected.chapterId) : undefined;
    if (target?.kind !== 'selection' || !content) return undefined;
    const { start, end } = target.selected;
    return inWords(passageWords(content.text, start, end, content.readings), content.chapter.title);
  };
  const onShare = () => {
    const words = passage();
    clear();
    if (words) setShared({ ...words, title: inScript(book.title), author: inScript(book.author) });
  };
  const onCopy = () => {
    const words = passage()?.quote;
    close();
    if (words === undefined) return;
    void copyText(words).then((isCopied) => toaster.show(isCopied ? '已复制' : '复制失败，请长按文字复制'));
  };
  const onDelete = () => {
    if (pressed) store.getState().remove(pressed);
    close();
  };

  return (
    <>
      <VisuallyHidden>
        <output>{isShown ? '划线工具已打开，按Tab键进入' : ''}</output>
      </VisuallyHidden>
      {isShown && (
        <AnnotationBar
          extent={target.extent}
          colour={pressed?.highlight.colour}
          bar={bar}
          onColour={onColour}
          onNote={onNote}
          onCopy={onCopy}
          onShare={onShare}
          onDelete={pressed && onDelete}
          onHold={hold}
        />
      )}
      {shared && <SharedQuotation quotation={shared} onClose={() => setShared(undefined)} />}
      {noted && (
        <NoteEditor
          key={noted.id}
          quote={inScript(quotedWords(noted.highlight.range))}
          note={noted.note.text}
          onWrite={(text) => store.getState().writeNote(noted, text)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
