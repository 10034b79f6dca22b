import { Children, type ReactNode, useId, useRef, useState } from 'react';
import { useOverflow } from '../../behaviours/useOverflow.ts';
import { listItems } from '../list-items/listItems.tsx';
import { TextToggle } from '../text-toggle/TextToggle.tsx';
import styles from './CollapsibleList.module.css';

export interface CollapsibleListProps {
  label?: string | undefined;
  /** Rows of a catalogue with keys; each takes half the width. */
  children: ReactNode;
}

/** Four rows of two stand in 210 px: a server's markup has the button of a longer list, so that nothing moves later. */
const ITEMS_BEFORE_MORE = 8;

/** A list that shows its first 210 px, unfolds, and keeps what it folds from the keyboard (UI-29, COVER-08). */
export function CollapsibleList({ label, children }: CollapsibleListProps) {
  const [expanded, setExpanded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const overflows = useOverflow(list) ?? Children.count(children) > ITEMS_BEFORE_MORE;
  const id = useId();

  return (
    <div>
      <ul id={id} ref={list} className={styles['list']} aria-label={label} data-expanded={expanded ? '' : undefined}>
        {listItems(children, styles['item'])}
      </ul>
      {(overflows || expanded) && (
        <TextToggle expanded={expanded} controls={id} onToggle={() => setExpanded(!expanded)}>
          {expanded ? '收起' : '展开'}
        </TextToggle>
      )}
    </div>
  );
}
