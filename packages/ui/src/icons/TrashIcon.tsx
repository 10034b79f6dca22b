import { Icon, type IconProps } from './Icon.tsx';

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 6.75h15M9.5 6.75V4.5h5v2.25M6.5 6.75l.75 12.75h9.5l.75-12.75M10.25 10.5v5.5M13.75 10.5v5.5" />
    </Icon>
  );
}
