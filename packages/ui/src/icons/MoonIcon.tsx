import { Icon, type SelectableIconProps } from './Icon.tsx';

export function MoonIcon(props: SelectableIconProps) {
  return (
    <Icon {...props}>
      <path d="M19.75 14.25A8.25 8.25 0 1 1 9.75 4.25a6.5 6.5 0 0 0 10 10Z" />
    </Icon>
  );
}
