import { Button } from '@shuye/ui';
import { useRef } from 'react';
import { NotesExport } from './NotesExport.tsx';
import { useTakeAlong } from './useTakeAlong.ts';
import styles from './MyData.module.css';

/** Everything of the reader as one file, and the way back. */
export function TakeAlong() {
  const { step, message, save, load } = useTakeAlong();
  const input = useRef<HTMLInputElement>(null);
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>导出和导入</h2>
      <p className={styles['note']}>
        书架、进度、书签、划线和笔记、阅读统计和设置，存成一个文件。导入时与本机内容合并，以后改的为准，不会丢掉已有的内容。
      </p>
      <div className={styles['actions']}>
        <Button busy={step === 'exporting'} disabled={step !== 'none'} onPress={save}>
          导出全部
        </Button>
        <Button busy={step === 'importing'} disabled={step !== 'none'} onPress={() => input.current?.click()}>
          导入文件
        </Button>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label="选择导出的文件"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be picked again.
          target.value = '';
          if (file) load(file);
        }}
      />
      <output className={styles['message']}>{message}</output>
      <NotesExport />
    </section>
  );
}
