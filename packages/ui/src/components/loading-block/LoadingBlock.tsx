import styles from './LoadingBlock.module.css';

export interface LoadingBlockProps {
  text?: string | undefined;
  /** Makes the block as high as the screen. */
  full?: boolean | undefined;
}

/** A page block that is on its way (UI-17). */
export function LoadingBlock({ text = '加载中', full = false }: LoadingBlockProps) {
  return (
    <output className={styles['block']} data-full={full ? '' : undefined}>
      <span className={styles['leaves']} aria-hidden="true">
        <i className={styles['leaf']} />
        <i className={styles['leaf']} />
        <i className={styles['leaf']} />
      </span>
      <span>{text}</span>
    </output>
  );
}
