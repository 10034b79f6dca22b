import { failureMessage } from '@shuye/core-domain/error';
import { Chip, EmptyView, ModuleHeader, PartFailure, ShelfIllustration } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useScrollRestoration } from '../../features/scroll-restoration/useScrollRestoration.ts';
import { paths } from '../../routes.ts';
import { categoriesQuery, rankClassesQuery } from '../../queries/discoveryQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { screenRead } from '../../hooks/screenRead.ts';
import { usePartRetry } from '../../hooks/usePartRetry.ts';
import { useScreenQuery } from '../../hooks/useScreenQuery.ts';
import styles from './CategoryGroups.module.css';
import { CategoriesSkeleton } from './CategoriesSkeleton.tsx';
import { CategoryTile } from './CategoryTile.tsx';

const ALL = '全部题材';
/** A row of a phone, whose covers are the largest things of the first screen. */
const EAGER_TILES = 2;

interface CategoryGroupsProps {
  /** Comes with the categories: it would move into sight where they fail. */
  after: ReactNode;
}

/** The categories that span all groups, then those of each group; where the former do not come, the page says so. */
export function CategoryGroups({ after }: CategoryGroupsProps) {
  const { client } = useServices();
  const { data: groups } = useScreenQuery(categoriesQuery(client));
  const { data: classes, error, refetch } = useQuery({ ...rankClassesQuery(client), meta: screenRead });
  const retry = usePartRetry({ error, refetch });
  useScrollRestoration('categories');

  if (!groups || (!classes && !error)) return <CategoriesSkeleton />;
  if (groups.length === 0 && classes?.length === 0) {
    return (
      <>
        <EmptyView illustration={<ShelfIllustration />} message="还没有分类" hint="好书正在上架，过一会儿再来看看" />
        {after}
      </>
    );
  }
  return (
    <>
      {classes?.length !== 0 && (
        <section className={styles['group']}>
          <ModuleHeader title={ALL} />
          {classes ? (
            <ul className={styles['classes']} aria-label={ALL}>
              {classes.map(({ categoryId, name }) => (
                <li key={categoryId} className={styles['class']}>
                  <Chip href={paths.categoryDetail({ categoryId, name, relatedName: '', group: '' })}>{name}</Chip>
                </li>
              ))}
            </ul>
          ) : (
            <PartFailure message={failureMessage(error)} onRetry={retry} />
          )}
        </section>
      )}
      {groups.map(({ name, categories }, group) => (
        <section key={name} className={styles['group']}>
          <ModuleHeader title={name} />
          <ul className={styles['tiles']} aria-label={name}>
            {categories.map((category, at) => (
              <li key={category.categoryId} className={styles['item']}>
                <CategoryTile category={category} eager={group === 0 && at < EAGER_TILES} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {after}
    </>
  );
}
