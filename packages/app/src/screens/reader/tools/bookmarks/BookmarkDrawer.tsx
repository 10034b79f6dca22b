import { bookmarksOf } from '@shuye/core-domain/text-bookmarks';
import { cutText, spaceHeading } from '@shuye/core-domain/text';
import { momentLabel } from '@shuye/core-domain/time';
import { ClippedText, Drawer, EmptyView, IconButton, TextLink, TrashIcon } from '@shuye/ui';
import { useStore } from 'zustand';
import { leaveRow } from '../marked-place/leaveRow.ts';
import { MarkedPlace } from '../marked-place/MarkedPlace.tsx';
import type { ReaderToolProps } from '../ReaderToolProps.ts';
import styles from './BookmarkDrawer.module.css';

export default function BookmarkDrawer({
  open,
  book: { bookId },
  bookmarks: store,
  inScript,
  onClose,
  onTool,
  onJump,
}: ReaderToolProps) {
  const bookmarks = bookmarksOf(
    useStore(store, (state) => state.record),
    bookId,
  );
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={bookmarks.length > 0 ? `书签 · ${bookmarks.length}条` : '书签'}
      actions={
        <>
          <TextLink tone="quiet" onPress={() => onTool('annotations')}>
            笔记
          </TextLink>
          <TextLink tone="quiet" className={styles['catalog']} onPress={() => onTool('catalog')}>
            目录
          </TextLink>
        </>
      }
    >
      {bookmarks.length === 0 ? (
        <EmptyView message="还没有书签" hint="轻触页面中央，再点右上角的书签，就记下这一页" />
      ) : (
        <ul className={styles['list']}>
          {bookmarks.map(({ place, chapterTitle, text, at }) => (
            <MarkedPlace
              key={`${place.chapterId}.${place.offset}`}
              chapter={inScript(spaceHeading(chapterTitle))}
              day={momentLabel(at)}
              onJump={() => {
                onJump(place);
                onClose();
              }}
              actions={
                <IconButton
                  label={`删除书签：${inScript(cutText(text, 12))}`}
                  onPress={() => {
                    leaveRow();
                    store.getState().remove(bookId, [place]);
                  }}
                >
                  <TrashIcon size="small" />
                </IconButton>
              }
            >
              <ClippedText className={styles['text']}>{inScript(text)}</ClippedText>
            </MarkedPlace>
          ))}
        </ul>
      )}
    </Drawer>
  );
}
