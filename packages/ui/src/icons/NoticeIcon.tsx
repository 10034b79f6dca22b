import { Icon, type IconProps } from './Icon.tsx';

export function NoticeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10v4h3.25l5.75 4.25V5.75L7.25 10ZM16.5 9a4.25 4.25 0 0 1 0 6" />
    </Icon>
  );
}
