import { advanceFollowNotice, enterFollowNotice, type FollowEvent, type FollowState } from '@shuye/core-domain/follow';
import { localDay } from '@shuye/core-domain/time';
import type { FollowAbility } from '@shuye/host-bridges';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';

/** The day of the last invitation (D-010). */
const KEY = 'follow_day';

const asDay = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export interface FollowNoticeView {
  isShown: boolean;
  onFollow: () => void;
  onClose: () => void;
}

/** Invites after 20 s, once a day, for 5 s, those who do not follow yet, and not under a dialog [FOLLOW-02..07]. */
export function useFollowNotice(ability: FollowAbility, isCovered: boolean): FollowNoticeView {
  const { storage, nowMs, toaster } = useServices();
  const [state, setState] = useState<FollowState>();
  const send = useRef<(event: FollowEvent) => void>(() => undefined);
  const look = useRef<(isCovered: boolean) => void>(() => undefined);
  const covered = useRef(isCovered);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moment = () => {
      const time = nowMs();
      return {
        nowMs: time,
        today: localDay(time, -new Date(time).getTimezoneOffset()),
        promptedOn: storage.read(KEY, asDay),
        isCovered: covered.current,
      };
    };
    let current: FollowState | undefined;
    const take = ({ state: next, effects }: ReturnType<typeof enterFollowNotice>) => {
      current = next;
      setState(next);
      for (const effect of effects) {
        if (effect.kind === 'wake') {
          clearTimeout(timer);
          // A timer may ring a little early, and a clock may be set back: what was waited for has come.
          timer = setTimeout(() => advance({ type: 'woke', ...moment(), nowMs: effect.at }), effect.at - nowMs());
        }
        if (effect.kind === 'mark-day') storage.write(KEY, effect.day);
        if (effect.kind === 'follow') ability.follow().catch(refused);
        if (effect.kind === 'ask-status') {
          ability.isFollowed().then(
            (isFollowed) => advance({ type: 'status', isFollowed, ...moment() }),
            (cause: unknown) => {
              failed(cause);
              advance({ type: 'status', isFollowed: undefined, ...moment() });
            },
          );
        }
      }
    };
    const advance = (event: FollowEvent) => {
      if (current) take(advanceFollowNotice(current, event));
    };
    const failed = (cause: unknown) => console.info('The host did not answer about following.', cause);
    const refused = (cause: unknown) => {
      failed(cause);
      toaster.show('关注失败，请稍后重试');
    };

    send.current = advance;
    look.current = (isNowCovered) => {
      covered.current = isNowCovered;
      advance({ type: 'woke', ...moment() });
    };
    const { nowMs: time, today, promptedOn } = moment();
    take(enterFollowNotice(time, today, promptedOn));
    return () => {
      clearTimeout(timer);
      advance({ type: 'leave' });
    };
  }, [ability, storage, nowMs, toaster]);
  useEffect(() => look.current(isCovered), [isCovered]);

  return {
    isShown: state?.phase === 'shown',
    onFollow: () => send.current({ type: 'follow' }),
    onClose: () => send.current({ type: 'close' }),
  };
}
