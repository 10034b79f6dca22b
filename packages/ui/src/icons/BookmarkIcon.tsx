import { Icon, type SelectableIconProps } from './Icon.tsx';

export function BookmarkIcon(props: SelectableIconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 4.5h11V20L12 16l-5.5 4Z" />
    </Icon>
  );
}
