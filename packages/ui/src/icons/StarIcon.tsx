import { Icon, type SelectableIconProps } from './Icon.tsx';

export function StarIcon(props: SelectableIconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.75 2.55 5.17 5.7.83-4.13 4.02.98 5.68L12 16.77l-5.1 2.68.98-5.68L3.75 9.75l5.7-.83Z" />
    </Icon>
  );
}
