import { Icon, type SelectableIconProps } from './Icon.tsx';

export function LikeIcon(props: SelectableIconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 10.5 11 3.75c1.6 0 2.5 1.1 2.25 2.75L12.75 9.5h5.5a1.75 1.75 0 0 1 1.72 2.08l-1.18 6.25A2 2 0 0 1 16.82 19.5H7.5Z" />
      <path d="M7.5 10.5H4v9h3.5" />
    </Icon>
  );
}
