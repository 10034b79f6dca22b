import { brand } from '@shuye/core-domain';
import { Footer, LoadMore } from '@shuye/ui';
import { Fragment, useMemo } from 'react';
import { useKeptScroll } from '../../features/kept-scroll/useKeptScroll.ts';
import type { TimedModule } from '../../services/TimedModule.ts';
import { ContinueReading } from './ContinueReading.tsx';
import { HOME_PAGE } from '../../services/homePage.ts';
import { leadLength } from './leadLength.ts';
import { moduleView } from './moduleView.ts';
import { useModuleBatches } from './useModuleBatches.ts';
import { useUnknownTemplates } from './useUnknownTemplates.ts';

interface BookstoreModulesProps {
  page: string;
  modules: readonly TimedModule[];
}

/** The modules of a page, each by its template, a few at a time [STORE-01] [STORE-12] [STORE-13]. */
export function BookstoreModules({ page, modules }: BookstoreModulesProps) {
  const known = useMemo(() => modules.filter(({ template }) => moduleView(template)), [modules]);
  const { count, isEnd, showMore } = useModuleBatches(page, known.length);
  useUnknownTemplates(modules);
  useKeptScroll(`store_${page}`);

  const shown = known.slice(0, count);
  const lead = leadLength(shown);

  return (
    <>
      {page === HOME_PAGE && lead === 0 && <ContinueReading />}
      {shown.map((module, at) => {
        const View = moduleView(module.template);
        return (
          <Fragment key={module.moduleId}>
            {View && <View page={page} module={module} />}
            {page === HOME_PAGE && at === lead - 1 && <ContinueReading />}
          </Fragment>
        );
      })}
      {isEnd ? <Footer text={brand.footer} /> : <LoadMore key={count} status="idle" onLoad={showMore} />}
    </>
  );
}
