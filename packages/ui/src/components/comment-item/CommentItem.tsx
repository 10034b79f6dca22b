import type { ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { CommentIcon } from '../../icons/CommentIcon.tsx';
import { LikeIcon } from '../../icons/LikeIcon.tsx';
import { Pressable } from '../pressable/Pressable.tsx';
import styles from './CommentItem.module.css';

export interface CommentItemProps {
  nickname: string;
  avatarSrc?: string | undefined;
  time: string;
  /** The numbers of replies and likes, in words. */
  replies: string;
  likes: string;
  children: ReactNode;
  /** Each makes its part of the comment a button. */
  onOpen?: (() => void) | undefined;
  onReply?: (() => void) | undefined;
  onLike?: (() => void) | undefined;
}

/** A reader's comment on a book (COMMENT-01). */
export function CommentItem(props: CommentItemProps) {
  const { nickname, avatarSrc, time, replies, likes, children, onOpen, onReply, onLike } = props;
  return (
    <article className={styles['comment']}>
      <Avatar src={avatarSrc} />
      <div className={styles['words']}>
        <p className={styles['nickname']}>{nickname}</p>
        {onOpen ? (
          <Pressable className={styles['text']} onPress={onOpen}>
            {children}
          </Pressable>
        ) : (
          <p className={styles['text']}>{children}</p>
        )}
        <div className={styles['facts']}>
          <span className={styles['time']}>{time}</span>
          <Count label={`${replies}，${nickname}的评论`} onPress={onReply}>
            <CommentIcon size="small" />
            {replies}
          </Count>
          <Count label={`${likes}，赞${nickname}的评论`} onPress={onLike}>
            <LikeIcon size="small" />
            {likes}
          </Count>
        </div>
      </div>
    </article>
  );
}

interface CountProps {
  label: string;
  onPress: (() => void) | undefined;
  children: ReactNode;
}

function Count({ label, onPress, children }: CountProps) {
  if (!onPress) return <span className={styles['count']}>{children}</span>;
  return (
    <Pressable className={styles['count']} aria-label={label} onPress={onPress}>
      {children}
    </Pressable>
  );
}
