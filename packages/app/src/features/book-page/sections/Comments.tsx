import { commentList } from '@shuye/api-client/calls';
import { allCommentsLabel, avatarOf, likeLabel, replyLabel } from '@shuye/core-domain/comment';
import { failureMessage } from '@shuye/core-domain/error';
import type { GuidePosition } from '@shuye/core-domain/guide';
import { commentTime } from '@shuye/core-domain/time';
import { Button, CommentItem, ModuleHeader, PartFailure, Skeleton } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { usePartRetry } from '../../../hooks/usePartRetry.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { CommentText } from './CommentText.tsx';
import styles from './sections.module.css';

interface CommentsProps {
  bookId: string;
  /** Called for an action that the native app alone has; each position says which it is. */
  onAsk: (position: GuidePosition) => void;
  /** Comments can be opened, answered and liked, and all of them asked for. */
  withActions?: boolean;
}

/** Shows three comments on the book; writing leads to the app [COVER-07] [COMMENT-05..07] (D-100). */
export function Comments({ bookId, onAsk, withActions = false }: CommentsProps) {
  const { client } = useServices();
  const titleId = useId();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['comments', bookId],
    queryFn: ({ signal }) => client.send(commentList, { bookId }, { signal }),
  });
  const retry = usePartRetry({ error, refetch });
  const total = data?.summary.total ?? 0;
  const actions = withActions && {
    onOpen: () => onAsk('comment_detail'),
    onReply: () => onAsk('comment_reply'),
    onLike: () => onAsk('comment_like'),
  };

  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <ModuleHeader id={titleId} title="书友评论" note={total > 0 && `${total}条`} />
      {isPending && <Skeleton shape="text" count={2} />}
      {error && !data && <PartFailure message={failureMessage(error)} onRetry={retry} />}
      {data?.comments.length === 0 && <p className={styles['none']}>还没有人评论这本书</p>}
      {data?.comments.map((comment) => (
        <div key={comment.commentId} className={styles['comment']}>
          <CommentItem
            nickname={comment.nickname}
            avatarSrc={avatarOf(comment)}
            time={comment.publishedAt > 0 ? commentTime(comment.publishedAt) : ''}
            replies={replyLabel(comment.replyCount)}
            likes={likeLabel(comment.likeCount)}
            {...actions}
          >
            <CommentText text={comment.text} />
          </CommentItem>
        </div>
      ))}
      <div className={styles['write']}>
        <Button size="small" onPress={() => onAsk('comment_write')}>
          写评论
        </Button>
        {withActions && total > 0 && (
          <Button size="small" onPress={() => onAsk('comment_all')}>
            {allCommentsLabel(total)}
          </Button>
        )}
      </div>
    </section>
  );
}
