import styles from './LockedPreview.module.css';

/** Shows the beginning of a locked chapter, fading out [READER-43]. */
export const LockedPreview = ({ text }: { text: string }) => (
  <div className={styles['preview']} lang="zh-CN">
    {text.split('\n').map((line, at) => (
      // Lines never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <p key={at}>{line}</p>
    ))}
  </div>
);
