import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';

/** No option: the keys belong to the field. */
const FIELD = -1;

interface OptionsInput {
  count: number;
  /** Gives the id of the option at a place, from 0. */
  idOf: (at: number) => string;
  /** Escape was pressed while no option is shown. */
  onEscape: () => void;
}

/** Follows the arrow keys through the options below a field (the combobox pattern of the ARIA guide). */
export function useOptions({ count, idOf, onEscape }: OptionsInput) {
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState(FIELD);
  const isOpen = isWanted && count > 0;
  const current = isOpen && active < count ? active : FIELD;
  const activeId = current === FIELD ? undefined : idOf(current);

  useEffect(() => {
    // Kernels that do not know the options of scrollIntoView scroll further than they must.
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const show = (): void => {
    setIsWanted(true);
    setActive(FIELD);
  };
  const hide = useCallback(() => setIsWanted(false), []);

  const move = (step: 1 | -1): void => {
    setIsWanted(true);
    // The field itself is a stop between the last option and the first.
    setActive(((current + 1 + step + count + 1) % (count + 1)) - 1);
  };

  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (count === 0) return;
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      if (isOpen) hide();
      else onEscape();
    }
  };

  return { isOpen, active: current, activeId, show, hide, onKey };
}
