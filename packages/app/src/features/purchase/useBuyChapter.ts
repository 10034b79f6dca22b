import type { Book } from '@shuye/core-domain/book';
import type { Chapter } from '@shuye/core-domain/chapter';
import { AppError } from '@shuye/core-domain/error';
import { isLoggedInId } from '@shuye/core-domain/member';
import type { BatchSize } from '@shuye/core-domain/purchase';
import { parseQuery } from '@shuye/core-domain/query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '../../routes.ts';
import { useLocation, useNavigate } from '../../router/index.ts';
import { useCanNavigate } from '../../hooks/useCanNavigate.ts';
import { openedByWaiting } from '../../hooks/useStepsBack.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { atChapter } from './atChapter.ts';

export interface ChapterPurchaseRequest {
  book: Pick<Book, 'bookId' | 'title' | 'payMode'>;
  chapter: Pick<Chapter, 'chapterId'>;
  /** Beans as the reader saw them. */
  beans: number;
  /** Several chapters from that one on. */
  batch?: BatchSize | undefined;
}

export interface ChapterPurchase {
  buy: (request: ChapterPurchaseRequest) => Promise<void>;
  /** The login is being renewed; nothing else is bought meanwhile. */
  isBusy: boolean;
}

/**
 * Buying from the reader [READER-35]: where pages log in by themselves, a guest goes to the login and comes back to the
 * same chapter [AUTH-16], or to what they chose of several; everybody else has the login renewed, by the host or by the
 * server, and goes on to the buy page [AUTH-17]: once, however often it is pressed, and not from a page that was left.
 */
export function useBuyChapter(): ChapterPurchase {
  const { host, navigateAway, currentUrl, login, loginAddress, userId } = useServices();
  const navigate = useNavigate();
  const mayGo = useCanNavigate();
  const { pathname, search } = useLocation();

  const [isBusy, setBusy] = useState(false);
  const stage = useRef<'idle' | 'busy' | 'left'>('idle');
  useEffect(() => {
    stage.current = 'idle';
    return () => {
      stage.current = 'left';
    };
  }, []);

  const buy = useCallback(
    async ({ book, chapter, beans, batch }: ChapterPurchaseRequest) => {
      const { chapterId } = chapter;
      const { bookId, title, payMode } = book;
      const buyPage = paths.buyBook({ bookId, title, payMode, chapterId, batch, beanPrice: beans }, parseQuery(search));
      if (stage.current !== 'idle' || !mayGo(buyPage)) return;
      if (host.login !== 'host' && !isLoggedInId(userId())) {
        const here = new URL(pathname + search, currentUrl());
        const returnTo = batch === undefined ? atChapter(here, chapterId) : new URL(buyPage, here);
        navigateAway(loginAddress({ returnTo: returnTo.href }));
        return;
      }
      stage.current = 'busy';
      setBusy(true);
      let goesOn = true;
      try {
        await login.getState().renew();
      } catch (cause) {
        // The page is on its way to the login already.
        goesOn = host.login === 'host' || !(cause instanceof AppError && cause.kind === 'unauthorised');
        // The buy page asks for the login that it needs.
        if (goesOn) console.info('The login was not renewed.', cause);
      }
      if (stage.current !== 'busy') return;
      stage.current = 'idle';
      setBusy(false);
      if (goesOn) void navigate(buyPage, { state: openedByWaiting });
    },
    [host, navigateAway, currentUrl, login, loginAddress, userId, navigate, mayGo, pathname, search],
  );
  return { buy, isBusy };
}
