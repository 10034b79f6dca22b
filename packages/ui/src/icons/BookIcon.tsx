import { Icon, type IconProps } from './Icon.tsx';

export function BookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 6.5c-2-1.5-4.8-2-8.25-1.75v13.5C7.2 18 10 18.5 12 20c2-1.5 4.8-2 8.25-1.75V4.75C16.8 4.5 14 5 12 6.5ZM12 6.5V20" />
    </Icon>
  );
}
