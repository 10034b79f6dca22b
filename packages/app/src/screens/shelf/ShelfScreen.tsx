import { isShelfEditing } from '@shuye/core-domain/shelf';
import { LoadingBlock, Page } from '@shuye/ui';
import { useScrollRestoration } from '../../features/scroll-restoration/useScrollRestoration.ts';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useIsTabBarVisible } from '../../features/tab-bar/useIsTabBarVisible.ts';
import { useShelfEdit } from '../../hooks/useShelfEdit.ts';
import { GuestMergeDialog } from './GuestMergeDialog.tsx';
import { ShelfBar } from './ShelfBar.tsx';
import { ShelfContent } from './ShelfContent.tsx';
import { ShelfEditBar } from './ShelfEditBar.tsx';
import { ShelfSearch } from './ShelfSearch.tsx';
import { useDeleteSelected } from './useDeleteSelected.ts';
import { useShelfPageEvents } from './useShelfPageEvents.ts';
import { useShelfPlaces } from './useShelfPlaces.ts';
import { useShelfView } from './useShelfView.ts';
import { useShownBooks } from './useShownBooks.ts';

/** How long after returning the shelf scrolls to where it was, in milliseconds [SHELF-37]. */
const SCROLL_DELAY_MS = 100;

/** The reader's shelf, and its editing [ROUTE-31] [SHELF-18]. */
export default function ShelfScreen() {
  const isEditing = useShelfEdit(({ mode }) => isShelfEditing(mode));
  const hasTabs = useIsTabBarVisible(true);
  const { isDeleting, deleteSelected } = useDeleteSelected();
  const places = useShelfPlaces();
  const shown = useShownBooks(places);
  const { isAll } = useShelfView();
  const title = isEditing ? '书籍管理' : isAll ? '全部书籍' : '书架';
  useShelfPageEvents();
  useScrollRestoration(isAll ? 'shelf_all' : 'shelf', SCROLL_DELAY_MS);

  return (
    <>
      <Page
        measure="wide"
        bottom={isEditing ? 'action-bar' : hasTabs ? 'tab-bar' : 'none'}
        bar={<ShelfBar title={title} hasBack={isAll && !isEditing} />}
      >
        <PageTitle name={title} />
        <ShelfSearch />
        {isDeleting && <LoadingBlock text="正在删除..." />}
        <ShelfContent shown={shown} places={places} isEditing={isEditing} />
      </Page>
      {isEditing && <ShelfEditBar shown={shown} onDelete={deleteSelected} />}
      <GuestMergeDialog />
    </>
  );
}
