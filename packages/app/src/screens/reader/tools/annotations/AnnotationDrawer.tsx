import {
  annotationColours,
  liveAnnotations,
  quotedWords,
  type AnnotationColour,
  type LiveAnnotation,
} from '@shuye/core-domain/annotation';
import { PRINT_LENGTH } from '@shuye/core-domain/progress';
import { Button, Chip, Drawer, EmptyView, SearchForm, SearchIllustration, TextLink } from '@shuye/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../../../../services/ServicesContext.tsx';
import { leaveRow } from '../marked-place/leaveRow.ts';
import type { ReaderToolProps } from '../ReaderToolProps.ts';
import styles from './AnnotationDrawer.module.css';
import { AnnotationItem } from './AnnotationItem.tsx';
import { colourNames } from '../../../../features/annotations/colourNames.ts';
import { createAnnotationStore } from '../../../../stores/annotationStore.ts';
import { ExportButtons } from './ExportButtons.tsx';
import { filterAnnotations, inBookOrder } from './filterAnnotations.ts';
import NoteEditor from './NoteEditor.tsx';
import type { Quotation } from './picture/quoteLayout.ts';
import { quotationOf } from './picture/quotationOf.ts';
import { SharedQuotation } from './picture/SharedQuotation.tsx';

const MAX_WORDS = 40;

export default function AnnotationDrawer({ open, book, reader, inScript, onClose, onTool, onJump }: ReaderToolProps) {
  const { storeOf } = useServices();
  const store = storeOf(createAnnotationStore);
  const record = useStore(store, (state) => state.record);
  const [words, setWords] = useState('');
  const [colour, setColour] = useState<AnnotationColour>();
  const [removed, setRemoved] = useState<LiveAnnotation>();
  const [edited, setEdited] = useState<LiveAnnotation>();
  const [shared, setShared] = useState<Quotation>();

  const state = reader.getState();
  const chapterIds = 'list' in state ? state.list.chapters.map(({ chapterId }) => chapterId) : [];
  const all = inBookOrder(liveAnnotations(record, book.bookId), chapterIds);
  const shown = filterAnnotations(all, { words, colour }, inScript);

  const jump = ({ highlight: { range } }: LiveAnnotation) => {
    onJump({ chapterId: range.chapterId, offset: range.start, print: range.quote.slice(0, PRINT_LENGTH) });
    onClose();
  };
  const remove = (annotation: LiveAnnotation) => {
    leaveRow();
    store.getState().remove(annotation);
    setRemoved(annotation);
  };
  const undo = () => {
    if (removed) store.getState().restore(removed);
    setRemoved(undefined);
  };

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={all.length > 0 ? `笔记 · ${all.length}条` : '笔记'}
      actions={
        <TextLink tone="quiet" onPress={() => onTool('bookmarks')}>
          书签
        </TextLink>
      }
    >
      {all.length > 0 && (
        <div className={styles['find']}>
          <SearchForm
            value={words}
            onChange={setWords}
            onSubmit={setWords}
            placeholder="搜索划线和笔记"
            maxLength={MAX_WORDS}
          />
          <fieldset className={styles['colours']} aria-label="颜色">
            <Chip selected={colour === undefined} onPress={() => setColour(undefined)}>
              全部
            </Chip>
            {annotationColours.map((one) => (
              <Chip key={one} selected={colour === one} onPress={() => setColour(one)}>
                {colourNames[one]}
              </Chip>
            ))}
          </fieldset>
        </div>
      )}
      {shown.length === 0 && (
        <EmptyView
          message={all.length > 0 ? '没有找到' : '还没有笔记'}
          hint={all.length > 0 ? '换一个词或颜色再试' : '长按正文选择文字，就可以划线、写笔记'}
          illustration={all.length > 0 ? <SearchIllustration /> : undefined}
        />
      )}
      {shown.length > 0 && (
        <ul>
          {shown.map((annotation) => (
            <AnnotationItem
              key={annotation.id}
              annotation={annotation}
              isInBook={chapterIds.includes(annotation.highlight.range.chapterId)}
              inScript={inScript}
              onJump={() => jump(annotation)}
              onEdit={() => setEdited(annotation)}
              onShare={() => setShared(quotationOf(book, annotation, inScript))}
              onDelete={() => remove(annotation)}
            />
          ))}
        </ul>
      )}
      {shown.length > 0 && <ExportButtons book={book} annotations={shown} />}
      {removed && (
        <div className={styles['undo']}>
          <output className={styles['undoWords']}>已删除一条划线</output>
          <Button size="small" onPress={undo}>
            撤销
          </Button>
        </div>
      )}
      {shared && <SharedQuotation quotation={shared} onClose={() => setShared(undefined)} />}
      {edited && (
        <NoteEditor
          quote={inScript(quotedWords(edited.highlight.range))}
          note={edited.note.text}
          onWrite={(text) => store.getState().writeNote(edited, text)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Drawer>
  );
}
