import type { Note } from '@shuye/reader-engine';
import { Sheet } from '@shuye/ui';
import styles from './NoteSheet.module.css';

interface NoteSheetProps {
  note: Note;
  /** The size of the text that is read, px. */
  fontSize: number;
  onClose: () => void;
}

/** Notes are not written smaller, px: books shrink them once more. */
const LEAST_SIZE = 17;

/** A footnote, over the place that refers to it. */
export default function NoteSheet({ note, fontSize, onClose }: NoteSheetProps) {
  return (
    <Sheet open onClose={onClose} title="注释">
      <div
        lang="zh-CN"
        className={styles['note']}
        style={{ fontSize: Math.max(LEAST_SIZE, fontSize) }}
        ref={(element) => {
          if (element) note.fill(element);
        }}
      />
    </Sheet>
  );
}
