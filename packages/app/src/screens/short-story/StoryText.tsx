import { splitLead } from '@shuye/core-domain/text';
import { Button, ChevronDownIcon } from '@shuye/ui';
import { useMemo, useState } from 'react';
import styles from './StoryText.module.css';

/** About two screens of a phone. */
const MAX_LEAD_CHARACTERS = 800;

/** The beginning of a story, and all of it once 阅读全文 was tapped [SHORT-01] (D-121). */
export function StoryText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const { lead, rest } = useMemo(() => splitLead(text, MAX_LEAD_CHARACTERS), [text]);
  if (lead.length === 0) return <p className={styles['empty']}>这篇故事还没有正文</p>;
  const isCut = rest.length > 0 && !isOpen;
  return (
    <>
      <div className={styles['text']} data-cut={isCut ? '' : undefined}>
        {(isOpen ? [...lead, ...rest] : lead).map((paragraph, at) => (
          // Paragraphs have no names, and their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={at} className={styles['paragraph']}>
            {paragraph}
          </p>
        ))}
      </div>
      {isCut && (
        <Button wide variant="quiet" icon={<ChevronDownIcon size="small" />} onPress={() => setOpen(true)}>
          阅读全文
        </Button>
      )}
    </>
  );
}
