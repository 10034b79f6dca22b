import { Button, Sheet } from '@shuye/ui';
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
  const more = files.length > 1 ? `（还有${files.length - 1}个文件）` : '';
  return (
    <Sheet open title={`导入本地书${more}`} onClose={clear} closeOnBackdrop={false}>
      <FileImport key={`${file.name} ${file.size} ${files.length}`} file={file} />
    </Sheet>
  );
}

function FileImport({ file }: { file: File }) {
  const { storeOf, toaster } = useServices();
  const { files, shift, clear } = useStore(storeOf(createImportQueue));
  const { step, share, preview, fault, settings, change, keep } = useImport(file);

  const onKeep = async (names: { title: string; author: string }) => {
    const bookId = await keep(names);
    if (bookId === undefined) return;
    toaster.show(`《${names.title}》已放进书架`);
    shift();
  };

  return (
    <>
      <p className={styles['file']}>{file.name}</p>
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
