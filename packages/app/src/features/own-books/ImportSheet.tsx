import { Button, Sheet } from '@shuye/ui';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../../services/ServicesContext.tsx';
import { createImportQueue } from './createImportQueue.ts';
import { faultWords } from './faultWords.ts';
import styles from './ImportSheet.module.css';
import { PreviewForm } from './PreviewForm.tsx';
import { useImport } from './useImport.ts';
import { WorkProgress } from './WorkProgress.tsx';

/** What becomes of the files that a reader gave, one after the other: read, looked at, put right, kept. */
export default function ImportSheet({ file }: { file: File }) {
  const { storeOf } = useServices();
  const { files, clear } = useStore(storeOf(createImportQueue));
  const [first] = useState(file);
  const more = files.length > 1 ? `（还有${files.length - 1}个文件）` : '';
  return (
    <Sheet open title={`导入本地书${more}`} onClose={clear} closeOnBackdrop={false}>
      <FileImport key={`${file.name} ${file.size} ${files.length}`} file={file} isNext={file !== first} />
    </Sheet>
  );
}

function FileImport({ file, isNext }: { file: File; isNext: boolean }) {
  const { storeOf, toaster } = useServices();
  const { files, shift, clear } = useStore(storeOf(createImportQueue));
  const { step, share, preview, fault, settings, change, keep } = useImport(file);
  const name = useRef<HTMLParagraphElement>(null);

  // The button that led on from the file before is gone.
  useEffect(() => {
    if (isNext && document.activeElement === document.body) name.current?.focus();
  }, [isNext]);

  const onKeep = async (names: { title: string; author: string }) => {
    const bookId = await keep(names);
    if (bookId === undefined) return;
    toaster.show(`《${names.title}》已放进书架`);
    shift();
  };

  return (
    <>
      <p ref={name} className={styles['file']} tabIndex={-1}>
        {file.name}
      </p>
      {step !== 'ready' && (
        <div className={styles['progress']}>
          <WorkProgress words={step === 'reading' ? '正在读取' : '正在放进书架'} share={share} />
        </div>
      )}
      {fault && (
        <p className={styles['fault']} role="alert">
          {faultWords[fault]}
        </p>
      )}
      {preview || fault === 'unreadable' ? (
        <PreviewForm
          preview={preview}
          isBusy={step !== 'ready'}
          canKeep={step === 'ready' && fault === undefined}
          settings={settings}
          onChange={change}
          onKeep={(names) => void onKeep(names)}
          onCancel={clear}
        />
      ) : (
        <div className={styles['actions']}>
          {fault && files.length > 1 && <Button onPress={shift}>下一个文件</Button>}
          <Button onPress={clear}>{fault ? '知道了' : '取消'}</Button>
        </div>
      )}
    </>
  );
}
