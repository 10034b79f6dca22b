import { messages } from '@shuye/core-domain/error';
import type { GuidePosition } from '@shuye/core-domain/guide';
import { useState, type ReactNode } from 'react';
import { sendEvent } from '../../services/sendEvent.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { DownloadDialog } from './DownloadDialog.tsx';
import { useOpenApp } from './useOpenApp.ts';

export interface DownloadGuide {
  /** Asks whether to download the app; in the mini-app it says that there is none [GUIDE-11]. */
  ask: (position: GuidePosition) => void;
  dialog: ReactNode;
}

/** Abilities that the app alone has lead to its download [GUIDE-10] (D-108). `page` is told of it. */
export function useDownloadGuide(bookId: string, page = 'reader'): DownloadGuide {
  const services = useServices();
  const openApp = useOpenApp(bookId, page);
  const [position, setPosition] = useState<GuidePosition>();
  const isMiniApp = services.host.guide?.isMiniApp ?? false;

  const ask = (from: GuidePosition) => {
    if (isMiniApp) {
      services.toaster.show(messages.guideUnavailable);
      return;
    }
    sendEvent(services, { kind: 'custom', page, name: 'reading_dialog', fields: { position: from, bookId } });
    setPosition(from);
  };
  const confirm = () => {
    setPosition(undefined);
    if (!position) return;
    sendEvent(services, { kind: 'custom', page, name: 'download', fields: { position, bookId } });
    openApp(position);
  };

  return {
    ask,
    dialog: (
      <DownloadDialog open={position !== undefined} onConfirm={confirm} onCancel={() => setPosition(undefined)} />
    ),
  };
}
