import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** Dark modules of a code, as one path of unit squares. */
const squares = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter((square) => square !== '')
    .join('');

export function QrCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`二维码：${address}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={squares(data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
