import { noticeBar } from '@shuye/core-domain/bookstore';
import { ANONYMOUS_USER_ID } from '@shuye/core-domain/member';
import { NoticeBar } from '@shuye/ui';
import { useEffect, useState } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';
import type { ModuleProps } from '../ModuleProps.ts';
import { useModuleRefresh } from '../useModuleRefresh.ts';
import styles from './BarModule.module.css';
import { itemHref } from './itemHref.ts';

const USER_ID = String(ANONYMOUS_USER_ID);
const KEY = 'notice_refreshed';

const asIds = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : undefined;

/** One line of news, asked for once more for each user and session [STORE-11] [STORE-26] [STORE-27] (D-150). */
export function NoticeBarModule({ page, module }: ModuleProps) {
  const { session } = useServices();
  const { mutate } = useModuleRefresh(page, module.moduleId);
  const [refreshedFor] = useState(() => session.read(KEY, asIds) ?? []);
  const [item] = module.items;
  const notice = noticeBar(item?.name ?? '', USER_ID, new Set(refreshedFor));
  const refreshes = notice.shows && notice.refreshes;

  useEffect(() => {
    if (!refreshes) return;
    session.write(KEY, [...refreshedFor, USER_ID]);
    mutate();
  }, [refreshes, refreshedFor, session, mutate]);

  if (!notice.shows) return null;
  return (
    <div className={styles['bar']}>
      <NoticeBar text={notice.text} href={item && itemHref(item)} />
    </div>
  );
}
