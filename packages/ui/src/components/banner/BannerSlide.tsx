import { BookCover } from '../book-cover/BookCover.tsx';
import { ClippedText } from '../clipped-text/ClippedText.tsx';
import { LazyImage } from '../lazy-image/LazyImage.tsx';
import { Pressable } from '../pressable/Pressable.tsx';
import styles from './BannerSlide.module.css';

export interface BannerItem {
  id: string;
  title: string;
  href: string;
  /** A picture over the whole slide; its words are `title`. Without it the slide shows the book itself. */
  picture?: string | undefined;
  /** Empty or absent where it is not known. */
  author?: string | undefined;
  coverSrc?: string | undefined;
  line?: string | undefined;
}

interface BannerSlideProps {
  item: BannerItem;
  /** The slide on show; the others are out of reach for keyboard and screen reader. */
  current: boolean;
  onPress?: (() => void) | undefined;
}

export function BannerSlide({ item, current, onPress }: BannerSlideProps) {
  const { title, href, picture, author, coverSrc, line } = item;
  return (
    <Pressable
      className={styles['slide']}
      href={href}
      onPress={onPress}
      tabIndex={current ? undefined : -1}
      aria-hidden={!current || undefined}
    >
      {picture === undefined ? (
        <>
          <span className={styles['words']}>
            <span className={styles['blurb']}>
              <ClippedText className={styles['title']}>{title}</ClippedText>
              {line !== undefined && <ClippedText className={styles['line']}>{line}</ClippedText>}
            </span>
            {author && <span className={styles['author']}>{author}</span>}
          </span>
          <span className={styles['cover']}>
            <BookCover title={title} author={author} src={coverSrc} eager />
          </span>
        </>
      ) : (
        <LazyImage
          src={picture}
          alt={title}
          eager={current}
          fallback={<span className={styles['instead']}>{title}</span>}
        />
      )}
    </Pressable>
  );
}
