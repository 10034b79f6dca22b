import { SHARED_HASH } from '@shuye/core-domain/storage';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { paths } from '../../routes.ts';
import { useLocation, useNavigate } from '../../router/index.ts';
import { loadPersistently } from '../../services/loadPersistently.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useSession } from '../../hooks/useSession.ts';
import { createImportQueue } from './createImportQueue.ts';
import { createOwnBookStore } from './createOwnBookStore.ts';
import { loadOwnShelf } from './ownShelf.ts';
import { pickFiles } from './pickFiles.ts';
import { createSpaceDesk } from './space/createSpaceDesk.ts';
import { takeSharedFiles } from './takeSharedFiles.ts';

const ImportSheet = lazy(() => loadPersistently(() => import('./ImportSheet.tsx')));

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/** Shows the reader's own books on the shelf, takes files that are picked or dropped on the page, and shows what becomes of those that were given. */
export default function ImportLayer({ onEnd }: { onEnd: () => void }) {
  const services = useServices();
  const { storeOf, toaster } = services;
  const reader = useSession(({ userId }) => userId);
  const { files, add } = useStore(storeOf(createImportQueue));

  // Each account has its own.
  useEffect(() => {
    void loadOwnShelf(services, reader);
    // Books that its other devices brought into its space.
    void storeOf(createSpaceDesk).getState().refresh();
  }, [services, storeOf, reader]);
  useEffect(() => storeOf(createOwnBookStore).setState({ pick: () => pickFiles(add) }), [storeOf, add]);

  const isIdle = files.length === 0;
  const wasIdle = useRef(isIdle);
  useEffect(() => {
    if (isIdle && !wasIdle.current) onEnd();
    wasIdle.current = isIdle;
  }, [isIdle, onEnd]);

  // Another app of the device has sent files here.
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== SHARED_HASH) return;
    void navigate(paths.shelf(), { replace: true });
    takeSharedFiles()
      .catch((cause: unknown) => {
        console.info('Shared files could not be read.', cause);
        return [];
      })
      .then((shared) => (shared.length > 0 ? add(shared) : toaster.show('没有收到分享的文件')))
      .catch(console.info);
  }, [hash, navigate, add, toaster]);

  useEffect(() => {
    // Without it the browser leaves the page for the file.
    const onOver = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      add(Array.from(event.dataTransfer?.files ?? []));
    };
    document.addEventListener('dragover', onOver);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('drop', onDrop);
    };
  }, [add]);

  return (
    files[0] && (
      <Suspense fallback={null}>
        <ImportSheet file={files[0]} />
      </Suspense>
    )
  );
}
