import { joinQuestions } from '@shuye/core-domain/question';
import { Button, EmptyView, ModuleHeader, SearchIllustration } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import { EndlessItems } from '../../features/endless-list/EndlessItems.tsx';
import { useEndlessQuery } from '../../features/endless-list/useEndlessQuery.ts';
import { QuestionRows } from '../../features/questions/QuestionRows.tsx';
import { labelsQuery, questionsQuery, type LabelKey } from '../../queries/landingQueries.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** Without the name of the label the list stays whole. */
export function LabelQuestions({ label }: { label: LabelKey }) {
  const { client } = useServices();
  const { data: groups = [] } = useQuery(labelsQuery(client));
  const list = useEndlessQuery(questionsQuery(client, label));
  const known = groups.flatMap(({ labels }) => labels).find(({ labelId }) => labelId === label.labelId);
  const title = known ? `${known.name}小说问答` : '问题';
  const empty = (
    <EmptyView
      illustration={<SearchIllustration />}
      message="还没有人提问"
      hint="看看别的标签"
      action={<Button href={paths.questions()}>全部问答</Button>}
    />
  );
  return (
    <>
      <ModuleHeader title={title} moreHref={paths.labelBooks(label)} />
      <EndlessItems list={list} join={joinQuestions} empty={empty}>
        {(questions) => <QuestionRows label={title} questions={questions} />}
      </EndlessItems>
    </>
  );
}
