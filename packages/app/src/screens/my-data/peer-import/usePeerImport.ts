import { failureMessage } from '@shuye/core-domain/error';
import { peerFile, type PeerExport } from '@shuye/core-domain/peer-exports';
import { shelfGroups } from '@shuye/core-domain/shelf-groups';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';
import { createShelfGroupStore } from '../../../stores/shelfGroupStore.ts';
import { booksOf, findPeerBooks, type PeerSearch } from './findPeerBooks.ts';

type Step =
  | { name: 'searching'; done: number }
  | { name: 'failed'; message: string }
  | { name: 'found'; search: PeerSearch }
  | { name: 'writing'; search: PeerSearch };

/** Books of another reader's export: looked for, shown, and written once their reader says so. */
export function usePeerImport(found: PeerExport, onDone: (message: string) => void) {
  const services = useServices();
  const wanted = useMemo(() => booksOf(found), [found]);
  const [step, setStep] = useState<Step>({ name: 'searching', done: 0 });
  /** Of one search; the reader ends it, and what was found by then is shown. */
  const [attempt, setAttempt] = useState(() => new AbortController());

  useEffect(() => {
    let isGone = false;
    const show = (next: Step): void => {
      if (!isGone) setStep(next);
    };
    findPeerBooks(services, wanted, {
      onProgress: (done) => show({ name: 'searching', done }),
      isStopped: () => isGone || attempt.signal.aborted,
    }).then(
      (search) => show({ name: 'found', search }),
      (error: unknown) => show({ name: 'failed', message: failureMessage(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [services, wanted, attempt]);

  const outcomeOf = (search: PeerSearch) =>
    peerFile(found, search.found, shelfGroups(services.storeOf(createShelfGroupStore).getState().load()));

  const write = async (search: PeerSearch): Promise<void> => {
    setStep({ name: 'writing', search });
    const { importReaderFile, syncEverything } = await import('../../../services/readerFile.ts');
    const { file, books, marks } = outcomeOf(search);
    const hasRoom = importReaderFile(services, file);
    await syncEverything(services);
    onDone(
      hasRoom
        ? `已与本机内容合并：${books}本书、${marks}条书签和笔记。`
        : '设备空间不足，只存下了一部分；腾出空间后再导入一次即可。',
    );
  };

  return {
    step,
    outcomeOf,
    count: wanted.length,
    retry: () => {
      setStep({ name: 'searching', done: 0 });
      setAttempt(new AbortController());
    },
    stop: () => attempt.abort(),
    write: (search: PeerSearch) =>
      void write(search).catch((error: unknown) => setStep({ name: 'failed', message: failureMessage(error) })),
  };
}
