import { Icon, type IconProps } from './Icon.tsx';

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 3.5h9v17h-9zM11 17.5h2" />
    </Icon>
  );
}
