import { Button, LoadingBlock } from '@shuye/ui';
import { lazy, Suspense, useRef } from 'react';
import { loadPersistently } from '../../services/loadPersistently.ts';
import { NotesExport } from './NotesExport.tsx';
import { useTakeAlong } from './useTakeAlong.ts';
import styles from './MyData.module.css';

/** Few readers come from elsewhere. */
const PeerImport = lazy(() => loadPersistently(() => import('./peer-import/PeerImport.tsx')));

/** Everything of the reader as one file, and the way back. */
export function TakeAlong() {
  const { step, message, peer, endPeer, save, load } = useTakeAlong();
  const input = useRef<HTMLInputElement>(null);
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>导出和导入</h2>
      <p className={styles['note']}>
        书架、进度、书签、划线和笔记、阅读统计和设置，存成一个文件。导入时与本机内容合并，以后改的为准，不会丢掉已有的内容。阅读（Legado）、Koodo
        Reader、Readest导出的书架、书签和笔记也可以导入。
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
        accept=".json,.zip,.csv,application/json,application/zip,text/csv"
        aria-label="选择导出的文件"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be picked again.
          target.value = '';
          if (file) load(file);
        }}
      />
      <output className={styles['message']}>{message}</output>
      {peer && (
        <Suspense fallback={<LoadingBlock />}>
          <PeerImport found={peer} onDone={endPeer} onCancel={() => endPeer('没有导入任何内容。')} />
        </Suspense>
      )}
      <NotesExport />
    </section>
  );
}
