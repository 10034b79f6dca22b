import { isShelfEditing } from '@shuye/core-domain/shelf';
import { IconButton, LoadingBlock, MoreIcon, Page } from '@shuye/ui';
import { lazy, Suspense, useState } from 'react';
import { useGoBack } from '../../features/page/useGoBack.ts';
import { useScrollRestoration } from '../../features/scroll-restoration/useScrollRestoration.ts';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { rescueFocus } from '../../features/page/rescueFocus.ts';
import { useIsTabBarVisible } from '../../features/tab-bar/useIsTabBarVisible.ts';
import { useShelfEdit } from '../../hooks/useShelfEdit.ts';
import { paths } from '../../routes.ts';
import { loadPersistently } from '../../services/loadPersistently.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { GroupTools, type GroupTool } from './groups/GroupTools.tsx';
import { useKnownGroups } from './groups/ShelfGroupsContext.ts';
import { GuestMergeDialog } from './GuestMergeDialog.tsx';
import { ShelfBar } from './ShelfBar.tsx';
import { ShelfContent } from './ShelfContent.tsx';
import { ShelfEditBar } from './ShelfEditBar.tsx';
import { ShelfSearch } from './ShelfSearch.tsx';
import { useDeleteSelected } from './useDeleteSelected.ts';
import { useEditingKeys } from './useEditingKeys.ts';
import { useShelfPageEvents } from './useShelfPageEvents.ts';
import { useShelfPlaces } from './useShelfPlaces.ts';
import { useShelfView } from './useShelfView.ts';
import { useShownBooks } from './useShownBooks.ts';

/** Readers' own books, after the others are shown. */
const ImportLayer = lazy(() => loadPersistently(() => import('../../features/own-books/ImportLayer.tsx')));

/** The shelf scrolls to where it was this long after returning [SHELF-37]. */
const SCROLL_DELAY_MS = 100;

/** The reader's shelf, or a part of it, and its editing [ROUTE-31] [SHELF-18]. */
export function Shelf({ onGrouped }: { onGrouped?: () => void }) {
  const { opensFiles } = useServices().host;
  const isEditing = useShelfEdit(({ mode }) => isShelfEditing(mode));
  const hasTabs = useIsTabBarVisible(true);
  const { isDeleting, deleteSelected } = useDeleteSelected();
  const places = useShelfPlaces();
  const shown = useShownBooks(places);
  const { isAll, groupId } = useShelfView();
  const group = useKnownGroups().groups.find(({ id }) => id === groupId);
  const goBack = useGoBack(paths.shelf());
  const [tool, setTool] = useState<GroupTool>();
  const [isToolOpen, setToolOpen] = useState(false);
  const openTool = (name: GroupTool) => {
    setTool(name);
    setToolOpen(true);
  };
  const place = isAll ? 'shelf_all' : groupId === undefined ? 'shelf' : `shelf_${groupId}`;
  const viewTitle = group?.name ?? (isAll ? '全部书籍' : '书架');
  const title = isEditing ? '书籍管理' : viewTitle;
  useShelfPageEvents();
  useEditingKeys(isEditing);
  useScrollRestoration(place, SCROLL_DELAY_MS);

  return (
    <>
      <Page
        measure="wide"
        bottom={isEditing ? 'action-bar' : hasTabs ? 'tab-bar' : 'none'}
        bar={
          <ShelfBar
            title={title}
            hasBack={place !== 'shelf' && !isEditing}
            groupAction={
              group && (
                <IconButton label="管理分组" onPress={() => openTool('group')}>
                  <MoreIcon />
                </IconButton>
              )
            }
            onMove={() => openTool('move')}
          />
        }
      >
        <PageTitle name={title} />
        <ShelfSearch />
        {isDeleting && <LoadingBlock text="正在删除..." />}
        <ShelfContent shown={shown} places={places} isEditing={isEditing} />
      </Page>
      {isEditing && <ShelfEditBar shown={shown.books} onDelete={deleteSelected} />}
      <GroupTools
        tool={tool}
        open={isToolOpen}
        group={group}
        onClose={() => setToolOpen(false)}
        onDissolved={goBack}
        onGrouped={onGrouped}
      />
      <GuestMergeDialog />
      <Suspense fallback={null}>{opensFiles && <ImportLayer onEnd={rescueFocus} />}</Suspense>
    </>
  );
}
