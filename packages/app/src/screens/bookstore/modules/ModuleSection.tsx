import { safeTarget } from '@shuye/core-domain/address';
import { failureMessage, messages } from '@shuye/core-domain/error';
import { ModuleHeader } from '@shuye/ui';
import type { ReactNode } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';
import type { ModuleProps } from '../ModuleProps.ts';
import { useModuleRefresh } from '../useModuleRefresh.ts';
import styles from './ModuleSection.module.css';

interface ModuleSectionProps extends ModuleProps {
  note?: ReactNode;
  children: ReactNode;
}

/** A module with its title, and at its corner 换一换 or 更多 as the module asks for [STORE-25]. */
export function ModuleSection({ page, module, note, children }: ModuleSectionProps) {
  const { host, toaster } = useServices();
  const { mutate, isPending } = useModuleRefresh(page, module.moduleId);
  const { title, redirect, scheme } = module;

  const onSwitch = () => {
    if (!host.bridge.isOnline()) toaster.show(messages.offline);
    else if (!isPending) mutate(undefined, { onError: (error) => toaster.show(failureMessage(error)) });
  };

  return (
    <section className={styles['module']}>
      {title !== '' && (
        <ModuleHeader
          title={title}
          note={note}
          moreHref={redirect === 'more' ? safeTarget(scheme) : undefined}
          onSwitch={redirect === 'switch' ? onSwitch : undefined}
          isSwitching={isPending}
        />
      )}
      {children}
    </section>
  );
}
