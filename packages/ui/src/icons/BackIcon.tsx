import { Icon, type IconProps } from './Icon.tsx';

export function BackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m14.5 5-7 7 7 7" />
    </Icon>
  );
}
