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

/** From word to word, each at an address of its own, and out of the search [SEARCH-03] [SEARCH-19]. */
export function useSearchNavigation(word: string) {
  const navigate = useNavigate();
  const location = useLocation();
  const steps = stepsOf(location);
  const query = parseQuery(location.search);

  return {
    search: (next: string): void => {
      const isAgain = next === word;
      const state = { steps: steps === 0 || isAgain ? steps : steps + 1 };
      void navigate(paths.search(next, query), { state, replace: isAgain });
    },
    leave: (): void => {
      const back = searchReturn(query.get('history'));
      if (back !== undefined) void navigate(back, { replace: true });
      else if (steps === 0) void navigate(paths.home(), { replace: true });
      else void navigate(-steps);
    },
  };
}
