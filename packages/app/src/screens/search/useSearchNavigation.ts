import { parseQuery } from '@shuye/core-domain/query';
import { searchReturn } from '@shuye/core-domain/search';
import { FIRST_LOCATION } from '../../features/page/useHeadingFocus.ts';
import { useLocation, useNavigate } from '../../router/index.ts';
import { paths } from '../../routes.ts';

/** How many entries of the history belong to this search; 0 where it was opened directly: there is nothing before it. */
const stepsOf = ({ key, state }: ReturnType<typeof useLocation>): number => {
  const steps: unknown = (state as { steps?: unknown } | null)?.steps;
  return typeof steps === 'number' ? steps : key === FIRST_LOCATION ? 0 : 1;
};

/** The way to the results of another word. */
export interface SearchLink {
  href: string;
  state: { steps: number };
  replace: boolean;
}

/** From word to word, each at an address of its own, and out of the search [SEARCH-03] [SEARCH-19]. */
export function useSearchNavigation(word: string) {
  const navigate = useNavigate();
  const location = useLocation();
  const steps = stepsOf(location);
  const query = parseQuery(location.search);

  const linkTo = (next: string): SearchLink => {
    const isAgain = next === word;
    return {
      href: paths.search(next, query),
      state: { steps: steps === 0 || isAgain ? steps : steps + 1 },
      replace: isAgain,
    };
  };
  return {
    linkTo,
    search: (next: string): void => {
      const { href, ...options } = linkTo(next);
      void navigate(href, options);
    },
    leave: (): void => {
      const back = searchReturn(query.get('history'));
      if (back !== undefined) void navigate(back, { replace: true });
      else if (steps === 0) void navigate(paths.home(), { replace: true });
      else void navigate(-steps);
    },
  };
}
