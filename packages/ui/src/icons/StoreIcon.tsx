import { Icon, type SelectableIconProps } from './Icon.tsx';

export function StoreIcon(props: SelectableIconProps) {
  return (
    <Icon {...props}>
      <path d="M5.75 4.5h12.5L20.25 9.5v.25a2.06 2.06 0 0 1-4.13 0 2.06 2.06 0 0 1-4.12 0 2.06 2.06 0 0 1-4.13 0 2.06 2.06 0 0 1-4.12 0V9.5Z" />
      <path d="M5.5 13v6.75h13V13M10 19.75V16h4v3.75" fill="none" />
    </Icon>
  );
}
