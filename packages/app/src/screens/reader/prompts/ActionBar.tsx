import { offersListening, type Book } from '@shuye/core-domain/book';
import { BackIcon, DownloadIcon, HeadphoneIcon, IconButton } from '@shuye/ui';
import { useDownloadGuide } from '../../../features/guide/useDownloadGuide.tsx';
import { useGoBack } from '../../../features/page/useGoBack.ts';
import styles from './ActionBar.module.css';

/** Back, listen, download the whole book [READER-01..04]; the last two are what the app can do (D-108). */
export function ActionBar({ book }: { book: Book }) {
  const onBack = useGoBack();
  const { ask, dialog } = useDownloadGuide(book.bookId);
  return (
    <nav className={styles['bar']} aria-label="阅读操作">
      <IconButton label="返回" onPress={onBack}>
        <BackIcon />
      </IconButton>
      <div className={styles['actions']}>
        {offersListening(book) && (
          <IconButton label="听书" onPress={() => ask('reader_listen')}>
            <HeadphoneIcon />
          </IconButton>
        )}
        <IconButton label="下载全本" onPress={() => ask('reader_download')}>
          <DownloadIcon />
        </IconButton>
      </div>
      {dialog}
    </nav>
  );
}
