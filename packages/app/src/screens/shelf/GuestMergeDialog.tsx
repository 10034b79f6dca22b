import { guestPromptTexts } from '@shuye/core-domain/shelf';
import { Dialog } from '@shuye/ui';
import { useShelf } from '../../hooks/useShelf.ts';
import { useShelfEdit } from '../../hooks/useShelfEdit.ts';

/** Asks a reader with too many books for one shelf to make room for those kept as a guest [SHELFMERGE-03..05]. */
export function GuestMergeDialog() {
  const asks = useShelf((shelf) => shelf.asksToMerge);
  const setStatus = useShelf((shelf) => shelf.setStatus);
  const manage = useShelfEdit((edit) => edit.enter);

  const close = () => setStatus({ asksToMerge: false });
  return (
    <Dialog
      open={asks}
      title={guestPromptTexts.question}
      cancelText={guestPromptTexts.close}
      confirmText={guestPromptTexts.manage}
      onCancel={close}
      onConfirm={() => {
        close();
        manage();
      }}
    />
  );
}
