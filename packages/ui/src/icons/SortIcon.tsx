import { Icon, type IconProps } from './Icon.tsx';

export function SortIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 5v14M4 16l3 3 3-3M13.5 6.5h7M13.5 12h5M13.5 17.5h3" />
    </Icon>
  );
}
