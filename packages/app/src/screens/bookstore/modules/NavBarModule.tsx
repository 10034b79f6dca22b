import type { ModuleItem } from '@shuye/core-domain/bookstore';
import { badgeShows } from '@shuye/core-domain/bookstore';
import { BookIcon, CheckIcon, ListIcon, NavBar, SortIcon, StarIcon } from '@shuye/ui';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { paths } from '../../../routes.ts';
import { createNavBadgeStore } from '../../../stores/navBadgeStore.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import type { ModuleProps } from '../ModuleProps.ts';
import { itemHref } from './itemHref.ts';
import { ModuleSection } from './ModuleSection.tsx';

/** Icons of entries that bring none, by where they lead. */
const ICONS: ReadonlyArray<readonly [start: string, Icon: ComponentType]> = [
  [paths.categories(), ListIcon],
  [paths.ranks(), SortIcon],
  [paths.rankDetail({ rankId: '', name: '' }), CheckIcon],
  [paths.monthlyLibrary(), StarIcon],
];

const iconOf = (href: string): ComponentType => ICONS.find(([start]) => href.startsWith(start))?.[1] ?? BookIcon;

const entryOf = (item: ModuleItem, at: number, read: ReadonlySet<string>) => {
  const href = itemHref(item);
  if (href === undefined) return [];
  const { name, icon, pictureUrl, badge } = item;
  const src = icon || pictureUrl || undefined;
  const Icon = iconOf(href);
  return [
    {
      id: String(at),
      label: name,
      href,
      src,
      icon: <Icon />,
      badge: badgeShows(name, badge, read) ? badge : undefined,
    },
  ];
};

/** The ways into the bookstore; a badge is read once its entry was tapped [STORE-09] [STORE-28]. */
export function NavBarModule({ page, module }: ModuleProps) {
  const navBadges = useServices().storeOf(createNavBadgeStore);
  const read = useStore(navBadges, (state) => state.read);
  const entries = module.items.flatMap((item, at) => entryOf(item, at, read));
  if (entries.length === 0) return null;

  const onSelect = ({ id }: { id: string }) => {
    const item = module.items[Number(id)];
    if (item) navBadges.getState().markRead(item.name, item.badge);
  };
  return (
    <ModuleSection page={page} module={{ ...module, title: '' }}>
      <NavBar items={entries} {...(module.title ? { label: module.title } : {})} onSelect={onSelect} />
    </ModuleSection>
  );
}
