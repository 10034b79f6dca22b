import { Button, type ButtonProps } from '../button/Button.tsx';

export interface AddToShelfButtonProps extends Pick<ButtonProps, 'size' | 'wide'> {
  state: 'absent' | 'adding' | 'added';
  onAdd: () => void;
}

const labels = { absent: '加入书架', adding: '加入中...', added: '已加入书架' } as const;

/** Puts a book on the shelf and says so (COVER-22). */
export function AddToShelfButton({ state, onAdd, ...look }: AddToShelfButtonProps) {
  return (
    <Button {...look} disabled={state !== 'absent'} onPress={onAdd}>
      {labels[state]}
    </Button>
  );
}
