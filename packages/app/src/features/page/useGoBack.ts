import { useCallback } from 'react';
import { paths } from '../../routes.ts';
import { useLocation, useNavigate } from '../../router/index.ts';
import { FIRST_LOCATION } from './useHeadingFocus.ts';
import { useStepsBack } from '../../hooks/useStepsBack.ts';

/** Back to what waits for the page, or where the reader came from; home, or to `from`, from a page that was opened directly. */
export function useGoBack(from = paths.home()): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const steps = useStepsBack() || 1;
  return useCallback(
    () => void (key === FIRST_LOCATION ? navigate(from, { replace: true }) : navigate(-steps)),
    [key, navigate, from, steps],
  );
}
