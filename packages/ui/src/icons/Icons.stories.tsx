import type { Meta, StoryObj } from '@storybook/react-vite';
import { allIcons, selectableIcons } from './allIcons.ts';
import styles from './Icons.stories.module.css';

function Icons() {
  return (
    <ul className={styles['icons']}>
      {Object.entries(allIcons).map(([name, One]) => (
        <li key={name} className={styles['icon']}>
          <span className={styles['pair']}>
            <One />
            <One size="small" />
          </span>
          {name}
        </li>
      ))}
      {Object.entries(selectableIcons).map(([name, One]) => (
        <li key={name} className={styles['icon']}>
          <span className={styles['pair']}>
            <One />
            <One filled />
          </span>
          {name} filled
        </li>
      ))}
    </ul>
  );
}

export default { title: 'Design/Icons', component: Icons } satisfies Meta<typeof Icons>;

/** Line at both sizes; those that can be selected also filled. */
export const All: StoryObj<typeof Icons> = {};
