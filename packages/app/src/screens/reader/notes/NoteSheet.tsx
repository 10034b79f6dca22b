import type { Note } from '@shuye/reader-engine';
import { Sheet } from '@shuye/ui';
import styles from './NoteSheet.module.css';

interface NoteSheetProps {
  note: Note;
  onClose: () => void;
}

/** A footnote, over the place that refers to it. */
export default function NoteSheet({ note, onClose }: NoteSheetProps) {
  return (
    <Sheet open onClose={onClose} title="注释">
      <div
        lang="zh-CN"
        className={styles['note']}
        ref={(element) => {
          if (element) note.fill(element);
        }}
      />
    </Sheet>
  );
}
