import { pageTitle } from '@shuye/core-domain/brand';
import { useRoute } from '../../router/index.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

/** The document's title, the route's own where no `name` is given [PROD-21]. Stands beside the page's heading, which takes the focus once both are there. */
export function PageTitle({ name }: { name?: string | undefined }) {
  const route = useRoute();
  useHeadingFocus();
  return <title>{pageTitle(name ?? route?.title)}</title>;
}
