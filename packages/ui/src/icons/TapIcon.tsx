import { Icon, type IconProps } from './Icon.tsx';

export function TapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5.25" y="3.25" width="13.5" height="17.5" rx="2" />
      <path d="M9.75 3.5v17M14.25 3.5v17" />
    </Icon>
  );
}
