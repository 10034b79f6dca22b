import { Sheet } from '@shuye/ui';
import { QrCode } from '../../../../features/qr-code/QrCode.tsx';
import { paths } from '../../../../routes.ts';
import styles from './PhoneSheet.module.css';

interface PhoneSheetProps {
  bookId: string;
  onClose: () => void;
}

/** A code that brings the book onto a phone (D-120). */
export default function PhoneSheet({ bookId, onClose }: PhoneSheetProps) {
  return (
    <Sheet open onClose={onClose} title="在手机上读">
      <QrCode address={new URL(paths.reader(bookId), window.location.href).href} />
      <p className={styles['note']}>用手机扫一扫，接着读这本书</p>
    </Sheet>
  );
}
