import { failureMessage } from '@shuye/core-domain/error';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { createShelfEditStore } from '../../stores/shelfEditStore.ts';

/** Takes the selected books off the shelf: edit mode is left first, and a failure is told [SHELF-26] [SHELF-27] [SHELF-33]. */
export function useDeleteSelected(): { isDeleting: boolean; deleteSelected: () => void } {
  const { shelf, storeOf, toaster } = useServices();
  const shelfEdit = storeOf(createShelfEditStore);
  const [isDeleting, setIsDeleting] = useState(false);

  const run = async () => {
    const bookIds = [...shelfEdit.getState().selected];
    setIsDeleting(true);
    shelfEdit.getState().leave();
    try {
      await shelf.getState().remove(bookIds);
      // One that is put on the shelf again is in no group.
      const { createShelfGroupStore } = await import('../../stores/shelfGroupStore.ts');
      storeOf(createShelfGroupStore).getState().move(bookIds, undefined);
    } catch (error) {
      toaster.show(failureMessage(error));
    } finally {
      setIsDeleting(false);
    }
  };
  return { isDeleting, deleteSelected: () => void run() };
}
