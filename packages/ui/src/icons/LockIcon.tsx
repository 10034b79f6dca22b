import { Icon, type IconProps } from './Icon.tsx';

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5.25" y="10.5" width="13.5" height="9.5" rx="2" />
      <path d="M8.25 10.5V8a3.75 3.75 0 0 1 7.5 0v2.5M12 14.25v2" />
    </Icon>
  );
}
