import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './FloatingWidget.module.css';
import { createVerticalDrag } from './createVerticalDrag.ts';

/** The widget stays open by itself for so long (FARM-03). */
export const WIDGET_FOLD_MS = 5000;

/** One press of an arrow key moves it so far. */
const KEY_STEP_PX = 24;

export interface FloatingWidgetProps {
  /** The name of the widget, also read out while it is closed. */
  label: string;
  /** All that is seen while it is closed. */
  icon: ReactNode;
  /** The line that is seen while it is open. */
  children: ReactNode;
  /** The task is done: the widget unfolds and stays open. */
  finished?: boolean | undefined;
  foldMs?: number | undefined;
}

/** A small tab at the right edge: open at first, folding itself, dragged up and down (UI-32). */
export function FloatingWidget(props: FloatingWidgetProps) {
  const { label, icon, children, finished = false, foldMs = WIDGET_FOLD_MS } = props;
  const [open, setOpen] = useState(true);
  const [offset, setOffset] = useState(0);
  const [wasFinished, setWasFinished] = useState(finished);
  const button = useRef<HTMLButtonElement>(null);
  const drag = useRef<ReturnType<typeof createVerticalDrag>>(undefined);

  if (finished !== wasFinished) {
    setWasFinished(finished);
    if (finished) setOpen(true);
  }

  useEffect(() => {
    if (!open || finished) return undefined;
    const timer = setTimeout(() => setOpen(false), foldMs);
    return () => clearTimeout(timer);
  }, [open, finished, foldMs]);

  useEffect(() => {
    if (!button.current) return undefined;
    const own = createVerticalDrag(button.current, setOffset);
    drag.current = own;
    return own.stop;
  }, []);

  return (
    <button
      ref={button}
      type="button"
      className={styles['widget']}
      style={{ transform: `translateY(${offset}px)` }}
      data-state={finished ? 'finished' : open ? 'open' : 'closed'}
      aria-label={open ? undefined : label}
      aria-expanded={open}
      onClick={() => {
        if (!finished && drag.current?.wasDragged() !== true) setOpen(!open);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        drag.current?.nudge(event.key === 'ArrowUp' ? -KEY_STEP_PX : KEY_STEP_PX);
      }}
    >
      <span className={styles['icon']}>{icon}</span>
      {open && <span className={styles['text']}>{children}</span>}
    </button>
  );
}
