import { Button, type ButtonProps } from '../button/Button.tsx';

export interface AddToShelfButtonProps extends Pick<ButtonProps, 'size' | 'wide'> {
  state: 'absent' | 'adding' | 'added';
  onAdd: () => void;
}

const labels = { absent: '加入书架', adding: '加入中...', added: '已加入书架' } as const;

/** Puts a book on the shelf and says so (COVER-22). */
export function AddToShelfButton({ state, onAdd, ...look }: AddToShelfButtonProps) {
  const isOver = state !== 'absent';
  // The focus stays, so that a screen reader says how it is called now.
  return (
    <Button {...look} aria-disabled={isOver || undefined} onPress={isOver ? undefined : onAdd}>
      {labels[state]}
    </Button>
  );
}
