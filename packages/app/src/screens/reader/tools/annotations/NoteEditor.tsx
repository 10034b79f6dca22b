import { MAX_NOTE_LENGTH } from '@shuye/core-domain/annotation';
import { Button, Sheet } from '@shuye/ui';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './NoteEditor.module.css';

interface NoteEditorProps {
  quote: string;
  note: string;
  /** Receives what is to be the note: however the sheet is closed, and when the page is hidden, which may not come back. */
  onWrite: (text: string) => void;
  onClose: () => void;
}

export default function NoteEditor({ quote, note, onWrite, onClose }: NoteEditorProps) {
  const [before] = useState(note);
  const [text, setText] = useState(note);
  const written = useRef(note);
  const id = useId();

  const write = (wanted: string) => {
    if (wanted.trim() === written.current) return;
    written.current = wanted.trim();
    onWrite(wanted);
  };
  const closeWith = (wanted: string) => {
    write(wanted);
    onClose();
  };

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') write(text);
    };
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  });

  return (
    <Sheet open onClose={() => closeWith(text)} title="笔记">
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
        <Button variant="quiet" onPress={() => closeWith(before)}>
          取消
        </Button>
        <Button variant="primary" onPress={() => closeWith(text)}>
          保存
        </Button>
      </div>
    </Sheet>
  );
}
