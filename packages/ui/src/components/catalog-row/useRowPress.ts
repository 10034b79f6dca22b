import { useState } from 'react';
import { createPressHighlight } from '../../behaviours/press/createPressHighlight.ts';
import { usePressGesture } from '../../behaviours/press/usePressGesture.ts';
import styles from './CatalogRow.module.css';

function createRowHighlight() {
  let row: Element | null = null;
  const { start, release, cancel, reset } = createPressHighlight((pressed) =>
    row?.toggleAttribute('data-pressed', pressed),
  );
  return {
    start: (target: Element) => {
      // The row that was tapped before may still show it.
      reset();
      row = target.closest(`.${styles['row']}`);
      start();
    },
    release,
    cancel,
  };
}

/** Handlers for what holds `CatalogRow`s: one set draws any of them as pressed (UI-22 to UI-24). */
export function useRowPress() {
  const [highlight] = useState(createRowHighlight);
  return usePressGesture({ onStart: highlight.start, onRelease: highlight.release, onCancel: highlight.cancel });
}
