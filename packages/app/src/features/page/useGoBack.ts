import { useCallback } from 'react';
import { paths } from '../../routes.ts';
import { useLocation, useNavigate } from '../../router/index.ts';
import { FIRST_LOCATION } from './useHeadingFocus.ts';

/** Back to where the reader came from; home, or to `from`, from a page that was opened directly. */
export function useGoBack(from = paths.home()): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(
    () => void (key === FIRST_LOCATION ? navigate(from, { replace: true }) : navigate(-1)),
    [key, navigate, from],
  );
}
