import { Button, EmptyView, ShelfIllustration } from '@shuye/ui';
import { paths } from '../../routes.ts';

export function EmptyBookstore() {
  return (
    <EmptyView
      illustration={<ShelfIllustration />}
      message="书城里还没有书"
      hint="好书正在上架，过一会儿再来看看"
      action={<Button href={paths.shelf()}>去书架</Button>}
    />
  );
}
