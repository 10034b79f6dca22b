import { Icon, type IconProps } from './Icon.tsx';

export function TypeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.75 18.5 7.5 6h.5l4.75 12.5M4.5 14.25h6.5" />
      <circle cx="17.75" cy="15.25" r="3" />
      <path d="M20.75 12v6.5" />
    </Icon>
  );
}
