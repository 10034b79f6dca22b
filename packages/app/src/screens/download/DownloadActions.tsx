import { AppError } from '@shuye/core-domain/error';
import { parseDevice } from '@shuye/core-domain/guide';
import { Button, DownloadIcon } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import { QrCode } from '../../features/qr-code/QrCode.tsx';
import { bookQuery } from '../../queries/bookQueries.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { BrowserMask } from './BrowserMask.tsx';
import styles from './DownloadActions.module.css';
import { useDownload } from './useDownload.ts';

/**
 * On a phone the app and its download, on a desktop a code for a phone; reading on here stays possible on both. A book that
 * the server does not give is left out: both lead to the store [GUIDE-02] [GUIDE-04] [GUIDE-06].
 */
export function DownloadActions({ bookId }: { bookId: string }) {
  const { client, userAgent, currentUrl } = useServices();
  const { error } = useQuery(bookQuery(client, bookId));
  const isMissing = error instanceof AppError && error.kind === 'server';
  const { openApp, download, isMasked, unmask } = useDownload(isMissing ? '' : bookId);
  const isDesktop = parseDevice(userAgent, navigator.maxTouchPoints).system === 'desktop';
  return (
    <>
      {isDesktop ? (
        <div>
          <QrCode address={new URL(paths.download(bookId), currentUrl()).href} />
          <p className={styles['note']}>用手机扫一扫，下载APP</p>
        </div>
      ) : (
        <div className={styles['ways']}>
          <Button variant="primary" wide onPress={openApp}>
            打开APP
          </Button>
          <Button wide icon={<DownloadIcon size="small" />} onPress={download}>
            立即下载
          </Button>
        </div>
      )}
      <Button wide variant="quiet" href={isMissing ? paths.home() : paths.reader(bookId)}>
        {isMissing ? '去书城看看' : '就在这里读'}
      </Button>
      <BrowserMask open={isMasked} onClose={unmask} />
    </>
  );
}
