import { currentShelf, SHELF_LIMIT_TOAST_MS, shelfLimitWarning } from '@shuye/core-domain/shelf';
import { isInApp } from '@shuye/host-bridges';
import { Dialog } from '@shuye/ui';
import { useState, type ReactNode } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';

interface OverfullShelf {
  /**
   * Gives the warning for a book that is added to the shelf as it is before that, and names the book that will be
   * hidden [SHELFSYNC-13].
   */
  warningOf: (bookId: string) => string | undefined;
  /** A toast in an app that shows us, an alert elsewhere [SHELFSYNC-14] [SHELFSYNC-15]. */
  warn: (text: string) => void;
  alert: ReactNode;
}

/** Tells readers whose shelf grows above 300 books what becomes of the others [SHELFSYNC-12]. */
export function useShelfLimitWarning(): OverfullShelf {
  const { host, toaster, shelfRecords, userId } = useServices();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const close = () => setOpen(false);

  return {
    warningOf: (bookId) => {
      const warning = shelfLimitWarning(currentShelf(shelfRecords.read(userId())), bookId);
      return warning.warns ? warning.text : undefined;
    },
    warn: (words) => {
      if (isInApp(host)) {
        toaster.show(words, { durationMs: SHELF_LIMIT_TOAST_MS });
        return;
      }
      setText(words);
      setOpen(true);
    },
    alert: <Dialog open={isOpen} title={text} cancelText={null} onConfirm={close} onCancel={close} />,
  };
}
