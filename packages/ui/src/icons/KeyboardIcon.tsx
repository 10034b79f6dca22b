import { Icon, type IconProps } from './Icon.tsx';

export function KeyboardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.25" y="6" width="17.5" height="12" rx="2" />
      <path d="M7 10h.01M10.5 10h.01M14 10h.01M17.25 10h.01M8.5 14.25h7" />
    </Icon>
  );
}
