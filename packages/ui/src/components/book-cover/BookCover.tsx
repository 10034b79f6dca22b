import { LazyImage } from '../lazy-image/LazyImage.tsx';
import { Tag, type TagTone } from '../tag/Tag.tsx';
import styles from './BookCover.module.css';
import { GeneratedCover } from './GeneratedCover.tsx';

export interface CornerTag {
  text: string;
  tone: TagTone;
}

export interface BookCoverProps {
  title: string;
  author?: string | undefined;
  /** The picture; without it, or when it cannot be had, the cover is drawn from title and author. */
  src?: string | undefined;
  /** The text for screen readers; empty (the default) where the title stands beside the cover. */
  alt?: string | undefined;
  /** At most one, at the upper left. */
  tag?: CornerTag | undefined;
  /** For covers inside the first screen of a server-rendered page. */
  eager?: boolean | undefined;
}

/** A cover is as wide as the place it is given and 1.335 times as high. */
export function BookCover({ title, author, src, alt = '', tag, eager }: BookCoverProps) {
  const drawn = <GeneratedCover title={title} author={author} />;
  return (
    <span className={styles['cover']}>
      <span className={styles['face']} {...(src === undefined && alt !== '' && { role: 'img', 'aria-label': alt })}>
        {src === undefined ? (
          drawn
        ) : (
          <LazyImage className={styles['picture']} src={src} alt={alt} eager={eager} fallback={drawn} />
        )}
      </span>
      {tag && (
        <span className={styles['corner']}>
          <Tag tone={tag.tone} solid>
            {tag.text}
          </Tag>
        </span>
      )}
    </span>
  );
}
