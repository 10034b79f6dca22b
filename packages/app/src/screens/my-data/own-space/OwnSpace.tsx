import { lazy, Suspense } from 'react';
import { loadPersistently } from '../../../services/loadPersistently.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { useSession } from '../../../hooks/useSession.ts';
import styles from '../MyData.module.css';
import { SpaceShape } from './SpaceShape.tsx';

/** With all that reads and writes own books: other parts of the page do not wait for it. */
const SpaceContent = lazy(() => loadPersistently(() => import('./SpaceContent.tsx')));

/** The books that the account keeps of its reader's own, where a host opens files. */
export function OwnSpace() {
  const { opensFiles } = useServices().host;
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  if (!opensFiles) return null;
  return (
    <section className={styles['section']} aria-labelledby="own-space">
      <h2 id="own-space" className={styles['heading']} tabIndex={-1}>
        我的空间
      </h2>
      <p className={styles['note']}>
        把导入的本地书上传到账号的空间，只有你能读到；其他设备登录后会出现在书架上，书签、划线和读到哪里也一起同步。
      </p>
      {isLoggedIn ? (
        <Suspense fallback={<SpaceShape />}>
          <SpaceContent />
        </Suspense>
      ) : (
        <p className={styles['note']}>登录后可以上传。</p>
      )}
    </section>
  );
}
