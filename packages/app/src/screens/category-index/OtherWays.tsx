import { ListRow, ModuleHeader } from '@shuye/ui';
import { paths } from '../../routes.ts';
import styles from './CategoryGroups.module.css';

const WAYS: ReadonlyArray<readonly [name: string, description: string, href: string]> = [
  ['标签找书', '按题材、情节、角色和风格', paths.labels()],
  ['小说问答', '读者在问的，和答它的书', paths.questions()],
  ['爆款推荐', '大家都在找的书', paths.hotBooks()],
  ['热搜词', '大家都在搜的话', paths.hotSearch()],
];

export const OtherWays = () => (
  <section className={styles['ways']}>
    <ModuleHeader title="更多找书方式" />
    <ul className={styles['tiles']} aria-label="更多找书方式">
      {WAYS.map(([name, description, href]) => (
        <li key={href} className={styles['item']}>
          <ListRow title={name} description={description} href={href} />
        </li>
      ))}
    </ul>
  </section>
);
