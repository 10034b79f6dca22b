import { Button, EmptyView, ShelfIllustration } from '@shuye/ui';
import { useOwnShelf } from '../../features/own-books/useOwnShelf.ts';
import { paths } from '../../routes.ts';

/** A shelf without books: where they are found [SHELF-10] [SHELF-11]. */
export function EmptyShelf() {
  const { pick } = useOwnShelf();
  return (
    <EmptyView
      illustration={<ShelfIllustration />}
      message="把生命浪费在美好的事物上"
      action={
        <>
          <Button variant="primary" href={paths.home()}>
            去书城
          </Button>
          {pick && (
            <Button variant="quiet" onPress={pick}>
              导入本地书
            </Button>
          )}
        </>
      }
    />
  );
}
