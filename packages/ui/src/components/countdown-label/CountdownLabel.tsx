import { ClockIcon } from '../../icons/ClockIcon.tsx';
import styles from './CountdownLabel.module.css';

export interface CountdownLabelProps {
  /** The time that is left, ready to show, e.g. 限免剩余3天. */
  text: string;
  /** The end itself, for those who cannot watch a clock run, e.g. 11月30日 24:00 截止. */
  until?: string | undefined;
}

/** Shows the time of an offer (COVER-23). It changes silently: a running clock must not talk. */
export function CountdownLabel({ text, until }: CountdownLabelProps) {
  return (
    <span className={styles['label']} title={until} role="timer" aria-live="off">
      <ClockIcon size="small" />
      <span className={styles['text']}>{text}</span>
    </span>
  );
}
