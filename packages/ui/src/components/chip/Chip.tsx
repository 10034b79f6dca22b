import { Pressable, type PressableProps } from '../pressable/Pressable.tsx';
import styles from './Chip.module.css';

export interface ChipProps extends Pick<PressableProps, 'href' | 'onPress' | 'children'> {
  /** Given for chips that choose, such as filters. */
  selected?: boolean | undefined;
}

/** A word that can be tapped: a hot word, a label, a filter. */
export function Chip({ selected, ...rest }: ChipProps) {
  return <Pressable {...rest} className={styles['chip']} aria-pressed={selected} />;
}
