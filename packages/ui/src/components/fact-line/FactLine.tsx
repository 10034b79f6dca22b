import type { ReactNode } from 'react';
import styles from './FactLine.module.css';

export interface FactLineProps {
  /** What is not known is left out, what is said twice is said once. */
  facts: readonly (string | undefined)[];
  /** Draws a fact, e.g. with marked matches. */
  renderText?: ((text: string) => ReactNode) | undefined;
}

/** Facts in one line, between dots. A fact that has no room is left out whole: half of one says nothing. */
export function FactLine({ facts, renderText = String }: FactLineProps) {
  const known = [...new Set(facts.filter((fact): fact is string => Boolean(fact)))];
  return (
    known.length > 0 && (
      <span className={styles['line']}>
        <span className={styles['facts']}>
          {known.map((fact, at) => (
            <span key={fact}>
              {at > 0 && ' · '}
              {renderText(fact)}
            </span>
          ))}
        </span>
      </span>
    )
  );
}
