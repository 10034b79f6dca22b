import { noticeBar } from '@shuye/core-domain/bookstore';
import { NoticeBar } from '@shuye/ui';
import { useEffect, useState } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';
import { useSession } from '../../../hooks/useSession.ts';
import type { ModuleProps } from '../ModuleProps.ts';
import { useModuleRefresh } from '../useModuleRefresh.ts';
import styles from './BarModule.module.css';
import { itemHref } from './itemHref.ts';

const KEY = 'notice_refreshed';

const asIds = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : undefined;

/** One line of news, asked for once more for each user and session [STORE-11] [STORE-26] [STORE-27] (D-150). */
export function NoticeBarModule({ page, module }: ModuleProps) {
  const { session } = useServices();
  const userId = useSession((login) => login.userId);
  const { mutate } = useModuleRefresh(page, module.moduleId);
  const [refreshedFor] = useState(() => session.read(KEY, asIds) ?? []);
  const [item] = module.items;
  const notice = noticeBar(item?.name ?? '', userId, new Set(refreshedFor));
  const refreshes = notice.shows && notice.refreshes;

  useEffect(() => {
    if (!refreshes) return;
    session.write(KEY, [...refreshedFor, userId]);
    mutate();
  }, [refreshes, refreshedFor, session, userId, mutate]);

  if (!notice.shows) return null;
  return (
    <div className={styles['bar']}>
      <NoticeBar text={notice.text} href={item && itemHref(item)} />
    </div>
  );
}
