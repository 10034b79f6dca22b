import { useEffect } from 'react';
import { useLocation, useNavigate } from '../../../router/index.ts';
import { withoutForcedChapter } from './readerAddress.ts';

/** Takes the forced chapter out of the address once it was read from it: a reload then goes on where reading stopped. */
export function useDropForcedChapterParam(): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const rest = withoutForcedChapter(new URLSearchParams(search));
    if (rest !== undefined) void navigate({ search: rest }, { replace: true, state: state as unknown });
  }, [search, state, navigate]);
}
