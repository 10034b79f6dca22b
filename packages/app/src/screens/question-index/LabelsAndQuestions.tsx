import { LoadingBlock } from '@shuye/ui';
import { LabelGroups } from '../../features/labels/LabelGroups.tsx';
import { useScreenQuery } from '../../hooks/useScreenQuery.ts';
import { labelsQuery } from '../../queries/landingQueries.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { NewestQuestions } from './NewestQuestions.tsx';

/** The labels, each a link to the questions on its books; below them the newest of all, asked for at once [SEO-02]. */
export function LabelsAndQuestions() {
  const { data: groups } = useScreenQuery(labelsQuery(useServices().client));
  return (
    <>
      {groups ? <LabelGroups groups={groups} hrefOf={paths.questionList} /> : <LoadingBlock />}
      {/* Labels that come later would push the questions out of the screen. */}
      <div hidden={!groups}>
        <NewestQuestions />
      </div>
    </>
  );
}
