import type { ShownBar } from '@shuye/core-domain/guide';
import { Button, LazyImage } from '@shuye/ui';
import { useOpenApp } from '../../../../features/guide/useOpenApp.ts';
import { useServices } from '../../../../services/ServicesContext.tsx';
import styles from './ChargeGuide.module.css';

/** The way to the app, where a chapter is not sold here [READER-12] (D-063). A host that leads nowhere only says so. */
export function ChargeGuide({ bookId, bar }: { bookId: string; bar: ShownBar }) {
  const { guide } = useServices().host;
  const openApp = useOpenApp(bookId);
  return (
    <div className={styles['guide']}>
      {bar.img !== undefined && <LazyImage className={styles['picture']} src={bar.img} alt="" />}
      <p className={styles['text']}>{bar.text}</p>
      {guide && (
        <Button variant="primary" wide onPress={() => openApp('reader_charge_bar')}>
          {bar.buttonText}
        </Button>
      )}
    </div>
  );
}
