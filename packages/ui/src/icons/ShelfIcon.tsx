import { Icon, type SelectableIconProps } from './Icon.tsx';

export function ShelfIcon(props: SelectableIconProps) {
  return (
    <Icon {...props}>
      <rect x="3.25" y="4" width="4" height="16" rx="1" />
      <rect x="8.75" y="4" width="4" height="16" rx="1" />
      <path d="m14.6 6.1 2-.55a1 1 0 0 1 1.23.7l3.15 11.3a1 1 0 0 1-.7 1.24l-2 .55a1 1 0 0 1-1.23-.7L13.9 7.34a1 1 0 0 1 .7-1.24Z" />
    </Icon>
  );
}
