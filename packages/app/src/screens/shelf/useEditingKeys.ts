import { useEffect, useRef } from 'react';
import { rescueFocus } from '../../features/page/rescueFocus.ts';
import { useShelfEdit } from '../../hooks/useShelfEdit.ts';

/** Editing by keys: Escape ends it, and the heading takes the focus when the button that had it is gone. */
export function useEditingKeys(isEditing: boolean): void {
  const leave = useShelfEdit((edit) => edit.leave);
  const wasEditing = useRef(isEditing);

  useEffect(() => {
    if (wasEditing.current !== isEditing) rescueFocus();
    wasEditing.current = isEditing;
    if (!isEditing) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) leave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isEditing, leave]);
}
