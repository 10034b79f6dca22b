import { type ReactNode, useId } from 'react';
import { ModuleHeader, type ModuleHeaderProps } from '../module-header/ModuleHeader.tsx';
import styles from './Module.module.css';

export interface ModuleProps extends Partial<ModuleHeaderProps> {
  children: ReactNode;
}

/** A part of a page with its header, 28 px from the next. */
export function Module({ children, title, ...header }: ModuleProps) {
  const id = useId();
  if (title === undefined) return <div className={styles['module']}>{children}</div>;
  return (
    <section className={styles['module']} aria-labelledby={id}>
      <ModuleHeader id={id} title={title} {...header} />
      {children}
    </section>
  );
}
