import { joinQuestions } from '@shuye/core-domain/question';
import { EmptyView, ModuleHeader, SearchIllustration } from '@shuye/ui';
import { EndlessItems } from '../../features/endless-list/EndlessItems.tsx';
import { useEndlessQuery } from '../../features/endless-list/useEndlessQuery.ts';
import { QuestionRows } from '../../features/questions/QuestionRows.tsx';
import { questionsQuery } from '../../queries/landingQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';

const TITLE = '最新问题';

/** Lists the newest questions [SEO-02]. */
export function NewestQuestions() {
  const list = useEndlessQuery(questionsQuery(useServices().client));
  return (
    <section>
      <ModuleHeader title={TITLE} />
      <EndlessItems
        list={list}
        join={joinQuestions}
        empty={<EmptyView illustration={<SearchIllustration />} message="还没有人提问" />}
      >
        {(questions) => <QuestionRows label={TITLE} questions={questions} />}
      </EndlessItems>
    </section>
  );
}
