import { Button, EmptyView, ShelfIllustration } from '@shuye/ui';
import { paths } from '../../routes.ts';

/** A shelf without books: where they are found [SHELF-10] [SHELF-11]. */
export function EmptyShelf() {
  return (
    <EmptyView
      illustration={<ShelfIllustration />}
      message="把生命浪费在美好的事物上"
      action={
        <Button variant="primary" href={paths.home()}>
          去书城
        </Button>
      }
    />
  );
}
