import { LabelGroups } from '../../features/labels/LabelGroups.tsx';
import { useScreenQuery } from '../../hooks/useScreenQuery.ts';
import { labelsQuery } from '../../queries/landingQueries.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** The labels, each a link to the questions on its books [SEO-02]. */
export function QuestionLabels() {
  const { data: groups = [] } = useScreenQuery(labelsQuery(useServices().client));
  return <LabelGroups groups={groups} hrefOf={paths.questionList} />;
}
