import { Icon, type IconProps } from './Icon.tsx';

export function CommentIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5h16v11h-9l-4 3.25V16.5H4Z" />
      <path d="M8.5 11h.01M12 11h.01M15.5 11h.01" />
    </Icon>
  );
}
