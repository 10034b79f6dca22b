import { VisuallyHidden } from '@shuye/ui';
import { OptionGroup } from '../../features/options/OptionGroup.tsx';
import styles from './Products.module.css';

/** The amounts' heading, and a place for each of six. */
export function ProductsSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <output>加载中</output>
      </VisuallyHidden>
      <OptionGroup legend="充值金额" disabled>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={styles['shape']} aria-hidden="true" />
        ))}
      </OptionGroup>
    </>
  );
}
