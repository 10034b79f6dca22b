import { EmptyView, SearchIllustration } from '@shuye/ui';
import { LabelGroups } from '../../features/labels/LabelGroups.tsx';
import { ListSkeleton } from '../../features/endless-list/ListSkeleton.tsx';
import { useScreenQuery } from '../../hooks/useScreenQuery.ts';
import { labelsQuery } from '../../queries/landingQueries.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** The labels, each a link to its books [SEO-10]. */
export function Labels() {
  const { data: groups } = useScreenQuery(labelsQuery(useServices().client));
  if (!groups) return <ListSkeleton />;
  if (groups.length === 0) return <EmptyView illustration={<SearchIllustration />} message="还没有标签" />;
  return <LabelGroups groups={groups} hrefOf={paths.labelBooks} />;
}
