import { guideTexts } from '@shuye/core-domain/guide';
import { messages } from '@shuye/core-domain/error';
import { Page } from '@shuye/ui';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useParams } from '../../router/index.ts';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { DownloadActions } from './DownloadActions.tsx';
import { DownloadBook } from './DownloadBook.tsx';
import styles from './DownloadScreen.module.css';

const SELLING_POINTS = [guideTexts.fullBook, '书架和阅读进度跟着账号走', messages.downloadMessage];

/** The way from a book to the native app [ROUTE-26] [MISC-02] (D-119). */
export default function DownloadScreen() {
  const { bookId = '' } = useParams();
  const isHydrated = useIsHydrated();
  return (
    <Page bar={<BackBar title="下载APP" />}>
      <PageTitle />
      <DownloadBook bookId={bookId} />
      <ul className={styles['points']}>
        {SELLING_POINTS.map((point) => (
          <li key={point} className={styles['point']}>
            {point}
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>{isHydrated && <DownloadActions bookId={bookId} />}</div>
    </Page>
  );
}
