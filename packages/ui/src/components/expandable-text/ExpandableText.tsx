import { useId, useRef, useState } from 'react';
import { useOverflow } from '../../behaviours/useOverflow.ts';
import { TextLink } from '../text-link/TextLink.tsx';
import styles from './ExpandableText.module.css';

export interface ExpandableTextProps {
  /** Line breaks stay. */
  text: string;
  /** `description`: 3 lines, 66 px. `excerpt`: 10 lines, 288 px, in the reader's song (UI-28). */
  variant?: 'description' | 'excerpt' | undefined;
  moreText?: string | undefined;
  /** `null`: what was unfolded stays so. */
  lessText?: string | null | undefined;
}

/**
 * Letters that fit on a phone's and on a wide window's page. A server's markup has the button where they do not, so that
 * nothing moves once it is measured.
 */
const lettersBeforeMore = { description: { narrow: 68, wide: 140 }, excerpt: { narrow: 200, wide: 430 } } as const;

/** Text that shows its beginning until it is asked for the rest. */
export function ExpandableText(props: ExpandableTextProps) {
  const { text, variant = 'description', moreText = '更多', lessText = '收起' } = props;
  const [expanded, setExpanded] = useState(false);
  const box = useRef<HTMLParagraphElement>(null);
  const measured = useOverflow(box);
  const overflows = measured ?? text.length > lettersBeforeMore[variant].narrow;
  const id = useId();
  const toggleText = expanded ? lessText : moreText;

  return (
    <div>
      <p id={id} ref={box} className={styles['text']} data-variant={variant} data-expanded={expanded ? '' : undefined}>
        {text}
      </p>
      {(overflows || expanded) && toggleText !== null && (
        <TextLink
          className={
            measured === undefined && text.length <= lettersBeforeMore[variant].wide ? styles['narrowOnly'] : undefined
          }
          tone="quiet"
          aria-expanded={expanded}
          aria-controls={id}
          onPress={() => setExpanded(!expanded)}
        >
          {toggleText}
        </TextLink>
      )}
    </div>
  );
}
