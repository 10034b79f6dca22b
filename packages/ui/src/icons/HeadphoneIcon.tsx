import { Icon, type IconProps } from './Icon.tsx';

export function HeadphoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.25 15v-3a7.75 7.75 0 0 1 15.5 0v3" />
      <rect x="4.25" y="13.75" width="3.75" height="6" rx="1.5" />
      <rect x="16" y="13.75" width="3.75" height="6" rx="1.5" />
    </Icon>
  );
}
