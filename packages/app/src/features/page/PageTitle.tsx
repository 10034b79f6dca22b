import { pageTitle } from '@shuye/core-domain/brand';
import { useHeadingFocus } from './useHeadingFocus.ts';

/** The document's title [PROD-21]. Stands beside the page's heading, which takes the focus once both are there. */
export function PageTitle({ name }: { name?: string | undefined }) {
  useHeadingFocus();
  return <title>{pageTitle(name)}</title>;
}
