import { Icon, type IconProps } from './Icon.tsx';

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15V4M8 8l4-4 4 4M5 12v7.5h14V12" />
    </Icon>
  );
}
