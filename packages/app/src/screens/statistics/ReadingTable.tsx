import { ChevronDownIcon, VisuallyHidden } from '@shuye/ui';
import type { ReactNode } from 'react';
import styles from './Statistics.module.css';

interface ReadingTableProps {
  caption: string;
  columns: readonly string[];
  /** Each begins with its name, which is its key. */
  rows: ReadonlyArray<readonly [name: string, ...cells: ReactNode[]]>;
}

/** For whoever wants the numbers of a picture, or cannot see it. */
export function ReadingTable({ caption, columns, rows }: ReadingTableProps) {
  return (
    <details className={styles['details']}>
      <summary className={styles['summary']}>
        {caption}（表格）
        <ChevronDownIcon size="small" />
      </summary>
      <table className={styles['table']}>
        <caption>
          <VisuallyHidden as="span">{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
