import { Pressable, type PressableProps } from '../pressable/Pressable.tsx';
import styles from './Chip.module.css';

export interface ChipProps extends Pick<PressableProps, 'href' | 'replace' | 'state' | 'onPress' | 'children'> {
  /** Given for chips that choose, such as filters. */
  selected?: boolean | undefined;
  /** Given for links among which one leads to what is shown. */
  current?: boolean | undefined;
}

export function Chip({ selected, current, ...rest }: ChipProps) {
  return (
    <Pressable
      {...rest}
      className={styles['chip']}
      aria-pressed={selected}
      aria-current={current ? 'true' : undefined}
    />
  );
}
