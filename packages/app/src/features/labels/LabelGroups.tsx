import type { BookLabel, LabelGroup } from '@shuye/core-domain/question';
import { Chip, ModuleHeader } from '@shuye/ui';
import styles from './LabelGroups.module.css';

interface LabelGroupsProps {
  groups: readonly LabelGroup[];
  hrefOf: (label: BookLabel) => string;
}

/** Labels under the names of their groups [SEO-10] (D-190). */
export const LabelGroups = ({ groups, hrefOf }: LabelGroupsProps) =>
  groups.map(({ key, title, labels }) => (
    <section key={key} className={styles['group']}>
      <ModuleHeader title={title} />
      <ul className={styles['labels']} aria-label={title}>
        {labels.map((label) => (
          <li key={label.labelId} className={styles['label']}>
            <Chip href={hrefOf(label)}>{label.name}</Chip>
          </li>
        ))}
      </ul>
    </section>
  ));
