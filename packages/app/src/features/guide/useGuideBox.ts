import {
  advanceGuideBox,
  defaultGuideCaps,
  guideBoxShows,
  hiddenGuideBox,
  type GuideBoxEvent,
} from '@shuye/core-domain/guide';
import { localDay } from '@shuye/core-domain/time';
import { monitorTrouble, MonitorCategory } from '@shuye/api-client/calls';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { sendEvent } from '../../services/sendEvent.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { createGuideCounts } from './createGuideCounts.ts';
import { isPictureVisible } from './isPictureVisible.ts';
import { useOpenApp } from './useOpenApp.ts';

/** The client writes every failed call to the log; nobody waits for these. */
const toldInLog = () => undefined;

/** The chapter that is read now: its number from 1, and whether its text can be read. */
export interface BoxChapter {
  ordinal: number;
  isOpen: boolean;
}

export interface GuideBoxView {
  isShown: boolean;
  pictureUrl: string;
  picture: RefObject<HTMLDivElement | null>;
  onOpen: () => void;
  onClose: () => void;
}

/** Shows the box, and takes it away when nobody can see it [GUIDE-16..19] (D-112). */
export function useGuideBox(bookId: string, chapter: BoxChapter | undefined): GuideBoxView {
  const services = useServices();
  const { host, nowMs, storage, session, client } = services;
  const counts = useMemo(() => createGuideCounts(storage, session), [storage, session]);
  const [box, setBox] = useState(hiddenGuideBox);
  const latest = useRef(box);
  const [closedInOrdinal, setClosedIn] = useState<number>();
  const picture = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openApp = useOpenApp(bookId);

  const ordinal = chapter?.ordinal ?? 0;
  const verdict = guideBoxShows({
    config: host.guide?.box,
    ordinal,
    isLocked: chapter?.isOpen !== true,
    closedInOrdinal,
  });
  const pictureUrl = verdict.shows ? verdict.pictureUrl : '';
  const cap = host.guide?.caps?.box ?? defaultGuideCaps.box;

  const advance = useCallback(
    (event: GuideBoxEvent) => {
      const { state, effects } = advanceGuideBox(latest.current, event);
      latest.current = state;
      setBox(state);
      for (const effect of effects) {
        if (effect.kind === 'wake') {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            if (isPictureVisible(picture.current)) advance({ type: 'seen' });
            // A timer may ring a little early, and a clock may be set back: what was waited for has come.
            advance({ type: 'woke', nowMs: effect.at });
          }, effect.at - nowMs());
        }
        if (effect.kind === 'report-blocked') {
          client
            .send(monitorTrouble, {
              category: MonitorCategory.Blocked,
              page: 'reader',
              message: 'the guide box was blocked',
            })
            .catch(toldInLog);
        }
      }
    },
    [nowMs, client],
  );

  useEffect(() => {
    const today = localDay(nowMs(), -new Date(nowMs()).getTimezoneOffset());
    if (pictureUrl === '' || !counts.mayShow('box', cap, today)) {
      advance({ type: 'hide' });
      return;
    }
    counts.note('box', today);
    sendEvent(services, {
      kind: 'custom',
      page: 'reader',
      name: 'reading_dialog',
      fields: { position: 'guide_box', bookId },
    });
    advance({ type: 'show', nowMs: nowMs() });
    // One decision for each chapter that wants a box.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pictureUrl, ordinal]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const onClose = () => {
    setClosedIn(ordinal);
    advance({ type: 'hide' });
  };
  return {
    isShown: box.phase === 'shown',
    pictureUrl,
    picture,
    onOpen: () => {
      onClose();
      openApp('guide_box');
    },
    onClose,
  };
}
