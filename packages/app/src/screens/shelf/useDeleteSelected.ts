import { isLocalBookId } from '@shuye/core-domain/book';
import { failureMessage } from '@shuye/core-domain/error';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { createShelfEditStore } from '../../stores/shelfEditStore.ts';

/** Takes the selected books off the shelf: edit mode is left first, and a failure is told [SHELF-26] [SHELF-27] [SHELF-33]. */
export function useDeleteSelected(): { isDeleting: boolean; deleteSelected: () => void } {
  const services = useServices();
  const { shelf, storeOf, toaster } = services;
  const shelfEdit = storeOf(createShelfEditStore);
  const [isDeleting, setIsDeleting] = useState(false);

  const run = async () => {
    const bookIds = [...shelfEdit.getState().selected];
    setIsDeleting(true);
    shelfEdit.getState().leave();
    try {
      // What is on this device alone is gone with it; the others are taken off the account's shelf.
      const own = bookIds.filter(isLocalBookId);
      if (own.length > 0) {
        const { removeFromOwnShelf } = await import('../../features/own-books/ownShelf.ts');
        const [title] = await removeFromOwnShelf(services, own);
        if (title !== undefined) toaster.show(`《${title}》还在我的空间里，可以在“我的数据”里删除`);
      }
      const others = bookIds.filter((bookId) => !isLocalBookId(bookId));
      if (others.length > 0) await shelf.getState().remove(others);
      // One that is put on the shelf again is in no group.
      const { createShelfGroupStore } = await import('../../stores/shelfGroupStore.ts');
      storeOf(createShelfGroupStore).getState().move(others, undefined);
    } catch (error) {
      toaster.show(failureMessage(error));
    } finally {
      setIsDeleting(false);
    }
  };
  return { isDeleting, deleteSelected: () => void run() };
}
