import { Button, EmptyView, ShelfIllustration } from '@shuye/ui';
import { paths } from '../../routes.ts';

/** A page of the bookstore on which nothing stands yet. */
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
