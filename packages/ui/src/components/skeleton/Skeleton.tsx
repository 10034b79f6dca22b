import styles from './Skeleton.module.css';

export interface SkeletonProps {
  shape: 'tile' | 'row' | 'text' | 'banner';
  /** How many; tiles stand in the book grid's three columns. */
  count?: number | undefined;
}

/** Stands where content will come, without moving. Hidden from assistive technology: say 加载中 elsewhere once. */
export function Skeleton({ shape, count = 1 }: SkeletonProps) {
  return (
    <div className={styles['group']} data-shape={shape} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Shape key={index} shape={shape} />
      ))}
    </div>
  );
}

function Shape({ shape }: Pick<SkeletonProps, 'shape'>) {
  if (shape === 'banner') return <div className={styles['banner']} />;
  const lines = (
    <div className={styles['lines']}>
      <div className={styles['line']} />
      <div className={styles['line']} />
      {shape !== 'tile' && <div className={styles['line']} />}
    </div>
  );
  if (shape === 'text') return lines;
  return (
    <div className={styles[shape]}>
      <div className={styles['cover']} />
      {lines}
    </div>
  );
}
