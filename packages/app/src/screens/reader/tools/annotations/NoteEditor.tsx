import { MAX_NOTE_LENGTH } from '@shuye/core-domain/annotation';
import { Button, Sheet } from '@shuye/ui';
import { useId, useState } from 'react';
import styles from './NoteEditor.module.css';

interface NoteEditorProps {
  quote: string;
  note: string;
  /** Receives the text however the sheet is closed; undefined where nothing is to change. */
  onClose: (text: string | undefined) => void;
}

export default function NoteEditor({ quote, note, onClose }: NoteEditorProps) {
  const [text, setText] = useState(note);
  const id = useId();
  return (
    <Sheet open onClose={() => onClose(text)} title="笔记">
      <blockquote className={styles['quote']}>{quote}</blockquote>
      <label className={styles['label']} htmlFor={id}>
        我的想法
      </label>
      <textarea
        id={id}
        className={styles['field']}
        rows={5}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className={styles['count']}>
        {text.length} / {MAX_NOTE_LENGTH}
      </p>
      <div className={styles['buttons']}>
        <Button variant="quiet" onPress={() => onClose(undefined)}>
          取消
        </Button>
        <Button variant="primary" onPress={() => onClose(text)}>
          保存
        </Button>
      </div>
    </Sheet>
  );
}
