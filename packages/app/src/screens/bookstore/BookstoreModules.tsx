import { HOME_PAGE, knownModules } from '@shuye/core-domain/bookstore';
import { brand } from '@shuye/core-domain/brand';
import { Footer, LoadMore } from '@shuye/ui';
import { Fragment, useMemo } from 'react';
import { useScrollRestoration } from '../../features/scroll-restoration/useScrollRestoration.ts';
import type { TimedModule } from '../../queries/TimedModule.ts';
import { ContinueReading } from './ContinueReading.tsx';
import { leadingModuleCount } from './leadingModuleCount.ts';
import { moduleView } from './moduleView.ts';
import { useBooksWithoutId } from './useBooksWithoutId.ts';
import { useShownModules } from './useShownModules.ts';
import { useUnknownTemplates } from './useUnknownTemplates.ts';

interface BookstoreModulesProps {
  page: string;
  modules: readonly TimedModule[];
}

/** The modules of a page, each by its template, a few at a time [STORE-01] [STORE-12] [STORE-13]. */
export function BookstoreModules({ page, modules }: BookstoreModulesProps) {
  const { known, unknownTemplates } = useMemo(() => knownModules(modules), [modules]);
  const { shown, hasMore, showMore } = useShownModules(page, known);
  useUnknownTemplates(unknownTemplates);
  useBooksWithoutId(known);
  useScrollRestoration(`store_${page}`);

  const lead = leadingModuleCount(shown);

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
      {hasMore ? <LoadMore key={shown.length} status="idle" onLoad={showMore} /> : <Footer text={brand.footer} />}
    </>
  );
}
