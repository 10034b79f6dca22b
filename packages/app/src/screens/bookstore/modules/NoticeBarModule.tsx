import { ANONYMOUS_USER_ID } from '@shuye/core-domain';
import { NoticeBar } from '@shuye/ui';
import { useEffect } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';
import type { ModuleProps } from '../ModuleProps.ts';
import { useModuleRefresh } from '../useModuleRefresh.ts';
import styles from './BarModule.module.css';
import { itemHref } from './itemHref.ts';

const asFlag = (value: unknown): boolean | undefined => (value === true ? true : undefined);

/** One line of news, asked for once more for each user and session [STORE-11] [STORE-27] (D-150). */
export function NoticeBarModule({ page, module }: ModuleProps) {
  const { session } = useServices();
  const { mutate } = useModuleRefresh(page, module.moduleId);
  const [item] = module.items;

  useEffect(() => {
    const key = `notice_${ANONYMOUS_USER_ID}`;
    if (session.read(key, asFlag)) return;
    session.write(key, true);
    mutate();
  }, [session, mutate]);

  return (
    <div className={styles['bar']}>
      <NoticeBar text={item?.name} href={item && itemHref(item)} />
    </div>
  );
}
