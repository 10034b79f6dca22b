import { Button, EmptyView, ShelfIllustration } from '@shuye/ui';
import { useOwnShelf } from '../../features/own-books/useOwnShelf.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** A shelf without books: where they are found [SHELF-10] [SHELF-11]. */
export function EmptyShelf() {
  const { opensFiles } = useServices().host;
  // The code that takes files comes after the shelf; the button that leads to it has its place before.
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
          {opensFiles && (
            <Button variant="quiet" disabled={!pick} onPress={pick}>
              导入本地书
            </Button>
          )}
        </>
      }
    />
  );
}
