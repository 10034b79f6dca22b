import { annotatedDay, quotedWords, type LiveAnnotation } from '@shuye/core-domain/annotation';
import { cutText, spaceHeading } from '@shuye/core-domain/text';
import { ClippedText, CommentIcon, IconButton, ShareIcon, TrashIcon, VisuallyHidden } from '@shuye/ui';
import { MarkedPlace } from '../marked-place/MarkedPlace.tsx';
import styles from './AnnotationDrawer.module.css';
import { colourNames } from '../../../../features/annotations/colourNames.ts';

interface AnnotationItemProps {
  annotation: LiveAnnotation;
  isInBook: boolean;
  inScript: (text: string) => string;
  onJump: () => void;
  onEdit: () => void;
  onShare: () => void;
  onDelete: () => void;
}

const NAME_LENGTH = 12;

export function AnnotationItem({
  annotation,
  isInBook,
  inScript,
  onJump,
  onEdit,
  onShare,
  onDelete,
}: AnnotationItemProps) {
  const { range, colour, chapterTitle, createdAtMs } = annotation.highlight;
  const name = cutText(quotedWords(range), NAME_LENGTH);
  return (
    <MarkedPlace
      chapter={isInBook ? inScript(spaceHeading(chapterTitle)) : `${chapterTitle}（章节已不在）`}
      day={annotatedDay(createdAtMs)}
      onJump={onJump}
      disabled={!isInBook}
      actions={
        <>
          <IconButton label={`写笔记：${name}`} onPress={onEdit}>
            <CommentIcon size="small" />
          </IconButton>
          <IconButton label={`分享摘句：${name}`} onPress={onShare}>
            <ShareIcon size="small" />
          </IconButton>
          <IconButton label={`删除划线：${name}`} onPress={onDelete}>
            <TrashIcon size="small" />
          </IconButton>
        </>
      }
    >
      <span className={styles['quote']} data-colour={colour}>
        <VisuallyHidden as="span">{colourNames[colour]}：</VisuallyHidden>
        <ClippedText className={styles['words']}>{inScript(quotedWords(range))}</ClippedText>
      </span>
      {annotation.note.text !== '' && <span className={styles['note']}>{annotation.note.text}</span>}
    </MarkedPlace>
  );
}
