import { Chip } from '@shuye/ui';
import styles from './FilterLinks.module.css';

interface FilterLinksProps {
  label: string;
  choices: ReadonlyArray<{ name: string; href: string; isChosen: boolean }>;
}

/** Filters of a list, each an address that takes the place of the one before: "back" leads out of the list. */
export function FilterLinks({ label, choices }: FilterLinksProps) {
  return (
    <nav className={styles['filter']} aria-label={label}>
      <ul className={styles['choices']}>
        {choices.map(({ name, href, isChosen }) => (
          <li key={href} className={styles['choice']}>
            <Chip href={href} replace current={isChosen}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
