import { ActivityBar } from '@shuye/ui';
import type { ModuleProps } from '../ModuleProps.ts';
import { itemHref } from './itemHref.ts';
import { ModuleSection } from './ModuleSection.tsx';

/** An invitation [STORE-03]. */
export function ActivityBarModule({ page, module }: ModuleProps) {
  const [item] = module.items;
  if (!item) return null;
  return (
    <ModuleSection page={page} module={{ ...module, title: '' }}>
      <ActivityBar
        title={item.name || module.title}
        picture={item.pictureUrl || undefined}
        href={itemHref(item)}
        {...(item.name && module.title ? { note: module.title } : {})}
      />
    </ModuleSection>
  );
}
