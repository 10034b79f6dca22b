import { brand } from '@shuye/core-domain/brand';
import { isPageLoggedIn } from '@shuye/core-domain/member';
import { hydrate, type Query } from '@tanstack/react-query';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Services } from '../services/Services.ts';
import { openRoute } from '../shell/openRoute.ts';
import { rootOptions } from '../shell/rootOptions.ts';
import { carryTyped } from './carryTyped.ts';
import { replayEarlyTap, replayTapOnRedrawn } from './earlyTap.ts';
import type { PageState } from './PageState.ts';

interface ResumeRequest {
  element: HTMLElement;
  page: ReactNode;
  services: Services;
  state: PageState;
}

/** Store pages show everybody the same, and draw other books with each answer: they would move under a reader's eyes. */
const isOfReader = ({ queryKey: [name] }: Query): boolean => name !== 'store';

const UNSEEN = ['device', 'last_account'].map((key) => brand.storagePrefix + key);

const storesNothing = (open: () => Storage): boolean => {
  try {
    return Object.keys(open()).every((key) => !key.startsWith(brand.storagePrefix) || UNSEEN.includes(key));
  } catch {
    // A storage that may not be opened stores nothing.
    return true;
  }
};

/** Whether a page shows here what it shows a guest who was never here: the markup of a server is theirs. */
const isStranger = (services: Services): boolean =>
  !isPageLoggedIn(services.userId()) &&
  storesNothing(() => window.localStorage) &&
  storesNothing(() => window.sessionStorage);

/** Takes the markup over a few components at a time: what is seen already answers a finger meanwhile. */
function takeOver(...args: Parameters<typeof hydrateRoot>): Root {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(...args);
  });
  if (!root) throw new Error('React put off the beginning of a transition.');
  return root;
}

/**
 * Wakes a page that a server rendered: from the same answers, so that nothing is asked twice. For a stranger the markup
 * itself is taken over; for everybody else, whose shelf, places and settings show, the page is drawn in its place.
 */
export async function resumePage({ element, page, services, state }: ResumeRequest): Promise<Root> {
  // By a clock that is behind the server's its answers came in the future, and would count as fresh until then.
  for (const { state: answer } of state.queries.queries)
    answer.dataUpdatedAt = Math.min(answer.dataUpdatedAt, services.nowMs());
  hydrate(services.query, state.queries);
  await openRoute(services, window.location.pathname);
  const isNew = isStranger(services);
  const root = isNew ? takeOver(element, page, rootOptions) : createRoot(element, rootOptions);
  if (isNew) {
    // React takes over where a button stands before it is pressed.
    replayEarlyTap();
  } else {
    replayTapOnRedrawn(element);
    carryTyped(element);
    startTransition(() => root.render(page));
  }
  // The markup is a guest's: rights and prices are asked for again for a reader.
  if (isPageLoggedIn(services.userId())) void services.query.invalidateQueries({ predicate: isOfReader });
  return root;
}
