import { spaceHeading } from '@shuye/core-domain/text';
import { momentLabel } from '@shuye/core-domain/time';
import { furthestVisit, type Spot, type Visit } from '@shuye/core-domain/visits';
import { ClippedText, Drawer, EmptyView, TextLink } from '@shuye/ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createVisitSync } from '../../../../services/createVisitSync.ts';
import { useServices } from '../../../../services/ServicesContext.tsx';
import { createVisitStore } from '../../../../stores/visitStore.ts';
import { MarkedPlace } from '../marked-place/MarkedPlace.tsx';
import type { ReaderToolProps } from '../ReaderToolProps.ts';
import styles from './VisitDrawer.module.css';

const none: readonly Visit[] = [];

/** The latest place comes first; a place that is gone to can be left again by one press. */
export default function VisitDrawer({ open, book: { bookId }, inScript, onClose, onTool, onJump }: ReaderToolProps) {
  const { storeOf } = useServices();
  const visits = useStore(storeOf(createVisitStore), ({ byBook }) => byBook[bookId] ?? none);
  const furthest = furthestVisit(visits);
  useEffect(() => {
    // Places that this device knows are shown anyway.
    if (open) storeOf(createVisitSync)(bookId).catch(() => undefined);
  }, [open, bookId, storeOf]);

  const way = (key: string, { at, device }: Visit, { place, chapterTitle }: Spot, name = '') => (
    <MarkedPlace
      key={key}
      chapter={inScript(spaceHeading(chapterTitle))}
      day={`${name}${momentLabel(at)} · ${device || '未知设备'}`}
      onJump={() => {
        onJump(place);
        onClose();
      }}
      actions={null}
    >
      <ClippedText className={styles['text']}>{inScript(place.print) || '本章开头'}</ClippedText>
    </MarkedPlace>
  );

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="足迹"
      actions={
        <TextLink tone="quiet" onPress={() => onTool('bookmarks')}>
          书签
        </TextLink>
      }
    >
      {visits.length === 0 || !furthest ? (
        <EmptyView message="还没有足迹" hint="读过的地方会记在这里，跳走以后可以回来" />
      ) : (
        <ul className={styles['list']}>
          {way('furthest', furthest, furthest.furthest, '读到最远 · ')}
          {visits.map((visit) => way(visit.id, visit, visit.here))}
        </ul>
      )}
    </Drawer>
  );
}
