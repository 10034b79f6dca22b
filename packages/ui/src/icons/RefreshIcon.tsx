import { Icon, type IconProps } from './Icon.tsx';

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M18.3 7.5A7.75 7.75 0 1 0 19.75 12M18.75 3.5v4.25H14.5" />
    </Icon>
  );
}
