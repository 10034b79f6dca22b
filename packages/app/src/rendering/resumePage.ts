import { isPageLoggedIn } from '@shuye/core-domain/member';
import { hydrate } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Services } from '../services/Services.ts';
import { openRoute } from '../shell/openRoute.ts';
import { reportError } from '../shell/reportError.ts';
import type { PageState } from './PageState.ts';

interface ResumeRequest {
  element: HTMLElement;
  page: ReactNode;
  services: Services;
  state: PageState;
}

/** Wakes the markup that a server rendered: the same answers, so nothing is asked twice, and nothing moves. */
export async function resumePage({ element, page, services, state }: ResumeRequest): Promise<Root> {
  hydrate(services.query, state.queries);
  await openRoute(services, window.location.pathname);
  const root = hydrateRoot(element, page, { onCaughtError: reportError, onRecoverableError: reportError });
  // The markup is a guest's: rights and prices are asked for again for a reader.
  if (isPageLoggedIn(services.userId())) void services.query.invalidateQueries();
  return root;
}
