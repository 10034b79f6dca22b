import { parseDevice } from '@shuye/core-domain/guide';
import { Button, DownloadIcon } from '@shuye/ui';
import { QrCode } from '../../features/qr-code/QrCode.tsx';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { BrowserMask } from './BrowserMask.tsx';
import styles from './DownloadActions.module.css';
import { useDownload } from './useDownload.ts';

/** On a phone the app and its download, on a desktop a code for a phone; reading on here stays possible on both. */
export function DownloadActions({ bookId }: { bookId: string }) {
  const { userAgent, currentUrl } = useServices();
  const { openApp, download, isMasked, unmask } = useDownload(bookId);
  const isDesktop = parseDevice(userAgent, navigator.maxTouchPoints).system === 'desktop';
  return (
    <>
      {isDesktop ? (
        <div className={styles['code']}>
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
      <Button wide variant="quiet" href={paths.reader(bookId)}>
        就在这里读
      </Button>
      <BrowserMask open={isMasked} onClose={unmask} />
    </>
  );
}
