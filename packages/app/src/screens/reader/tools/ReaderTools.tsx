import { messages } from '@shuye/core-domain/error';
import { useState, type ComponentType } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';
import { LazyChunk } from '../LazyChunk.tsx';
import type { Controls, ReaderTool } from '../bars/useControls.ts';
import type { ReaderToolProps } from './ReaderToolProps.ts';

type Load = () => Promise<{ default: ComponentType<ReaderToolProps> }>;

const loads: Readonly<Record<ReaderTool, Load>> = {
  settings: () => import('./settings/SettingsPanel.tsx'),
  catalog: () => import('./catalog/CatalogDrawer.tsx'),
  bookmarks: () => import('./bookmarks/BookmarkDrawer.tsx'),
  annotations: () => import('./annotations/AnnotationDrawer.tsx'),
  visits: () => import('./visits/VisitDrawer.tsx'),
  search: () => import('./search/BookSearch.tsx'),
  more: () => import('./more-menu/MoreMenu.tsx'),
  'auto-buy': () => import('./auto-buy/AutoBuySheet.tsx'),
  'tap-zones': () => import('./tap-zones/TapZoneSheet.tsx'),
  help: () => import('./key-help/KeyHelp.tsx'),
};

interface ReaderToolsProps {
  shown: Controls;
  tool: Omit<ReaderToolProps, 'open'>;
}

/** The tool that is called up, fetched when it first is; the last one stays until it has left the screen. */
export function ReaderTools({ shown, tool }: ReaderToolsProps) {
  const { toaster } = useServices();
  const wanted = shown === 'none' || shown === 'bars' ? undefined : shown;
  const [last, setLast] = useState(wanted);
  if (wanted && wanted !== last) setLast(wanted);
  if (!last) return null;
  return (
    <LazyChunk
      key={last}
      load={loads[last]}
      props={{ ...tool, open: wanted === last }}
      onFailure={() => {
        toaster.show(messages.networkFailure);
        tool.onClose();
      }}
    />
  );
}
