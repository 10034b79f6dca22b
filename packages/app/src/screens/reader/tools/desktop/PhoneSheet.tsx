import { Sheet } from '@shuye/ui';
import { encode } from 'uqr';
import { paths } from '../../../../routes.ts';
import styles from './PhoneSheet.module.css';

interface PhoneSheetProps {
  bookId: string;
  onClose: () => void;
}

/** Dark modules of a code, as one path of unit squares. */
const squares = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter((square) => square !== '')
    .join('');

/** A code that brings the book onto a phone (D-120). */
export default function PhoneSheet({ bookId, onClose }: PhoneSheetProps) {
  const address = new URL(paths.reader(bookId), window.location.href).href;
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  return (
    <Sheet open onClose={onClose} title="在手机上读">
      <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`二维码：${address}`}>
        <rect width={size} height={size} fill="#fff" />
        <path d={squares(data)} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p className={styles['note']}>用手机扫一扫，接着读这本书</p>
    </Sheet>
  );
}
