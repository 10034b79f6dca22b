import { classNames } from '../../behaviours/classNames.ts';
import { Pressable, type PressableProps } from '../pressable/Pressable.tsx';
import styles from './TextLink.module.css';

export interface TextLinkProps extends PressableProps {
  /** `seal` for links inside text, which are underlined; `quiet` for links that stand by themselves, such as 更多. */
  tone?: 'seal' | 'quiet' | undefined;
}

export function TextLink({ tone = 'seal', className, ...rest }: TextLinkProps) {
  return <Pressable {...rest} className={classNames(styles[tone], className)} />;
}
