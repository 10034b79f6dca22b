import { Icon, type IconProps } from './Icon.tsx';

export function FullScreenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 4.25H5.75a1.5 1.5 0 0 0-1.5 1.5V9" />
      <path d="M15 4.25h3.25a1.5 1.5 0 0 1 1.5 1.5V9" />
      <path d="M9 19.75H5.75a1.5 1.5 0 0 1-1.5-1.5V15" />
      <path d="M15 19.75h3.25a1.5 1.5 0 0 0 1.5-1.5V15" />
    </Icon>
  );
}
