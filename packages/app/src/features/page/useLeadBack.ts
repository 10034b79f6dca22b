import { useNavigate } from '../../router/index.ts';
import { useStepsBack } from '../../hooks/useStepsBack.ts';

/**
 * Leads back to the page that waited, once what it waited for is done: to its own entry, where this one knows it, since
 * in a second one "back" would lead to the same page again; else to `path`, in the place of this page.
 */
export function useLeadBack(): (path: string) => void {
  const navigate = useNavigate();
  const steps = useStepsBack();
  return (path) => void (steps === 0 ? navigate(path, { replace: true }) : navigate(-steps));
}
