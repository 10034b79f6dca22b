import { Illustration } from './Illustration.tsx';
import styles from './Illustration.module.css';

export function TicketIllustration() {
  return (
    <Illustration>
      <path d="M20 34h80v10a6 6 0 0 0 0 12v10H20V56a6 6 0 0 0 0-12Z" />
      <path d="M44 34v4M44 44v4M44 54v4M44 62v4" />
      <path className={styles['accent']} d="M60 46h24M60 54h15" />
    </Illustration>
  );
}
