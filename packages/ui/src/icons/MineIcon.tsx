import { Icon, type SelectableIconProps } from './Icon.tsx';

export function MineIcon(props: SelectableIconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="3.75" />
      <path d="M4.5 20c.6-3.9 3.5-6 7.5-6s6.9 2.1 7.5 6Z" />
    </Icon>
  );
}
