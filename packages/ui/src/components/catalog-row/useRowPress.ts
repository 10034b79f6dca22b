import { useState } from 'react';
import { createPressHighlight } from '../../behaviours/press/createPressHighlight.ts';
import { createPressGesture } from '../../behaviours/press/createPressGesture.ts';
import styles from './CatalogRow.module.css';

function createRowPress() {
  let row: Element | null = null;
  const { start, release, cancel, reset } = createPressHighlight((pressed) =>
    row?.toggleAttribute('data-pressed', pressed),
  );
  return createPressGesture({
    onStart: (target) => {
      // The row that was tapped before may still show it.
      reset();
      row = target.closest(`.${styles['row']}`);
      start();
    },
    onRelease: release,
    onCancel: cancel,
  });
}

/** Handlers for what holds `CatalogRow`s: one set draws any of them as pressed (UI-22 to UI-24). */
export function useRowPress() {
  const [press] = useState(createRowPress);
  return press;
}
