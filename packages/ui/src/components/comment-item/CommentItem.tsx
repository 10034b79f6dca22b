import type { ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { CommentIcon } from '../../icons/CommentIcon.tsx';
import { LikeIcon } from '../../icons/LikeIcon.tsx';
import styles from './CommentItem.module.css';

export interface CommentItemProps {
  nickname: string;
  /** Without it a figure is drawn. */
  avatarSrc?: string | undefined;
  time: string;
  /** How many replied, and how many liked it, in words. */
  replies: string;
  likes: string;
  /** What the comment says. */
  children: ReactNode;
}

/** What one reader says of a book (COMMENT-01). */
export function CommentItem({ nickname, avatarSrc, time, replies, likes, children }: CommentItemProps) {
  return (
    <article className={styles['comment']}>
      <Avatar src={avatarSrc} />
      <div className={styles['words']}>
        <p className={styles['nickname']}>{nickname}</p>
        <p className={styles['text']}>{children}</p>
        <p className={styles['facts']}>
          <span className={styles['time']}>{time}</span>
          <span className={styles['count']}>
            <CommentIcon size="small" />
            {replies}
          </span>
          <span className={styles['count']}>
            <LikeIcon size="small" />
            {likes}
          </span>
        </p>
      </div>
    </article>
  );
}
