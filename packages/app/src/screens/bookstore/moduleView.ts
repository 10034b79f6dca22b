import type { ModuleTemplate } from '@shuye/core-domain/bookstore';
import type { ComponentType } from 'react';
import type { ModuleProps } from './ModuleProps.ts';
import { ActivityBarModule } from './modules/ActivityBarModule.tsx';
import { BannerModule } from './modules/BannerModule.tsx';
import { CardListModule } from './modules/CardListModule.tsx';
import { ClassFormModule } from './modules/ClassFormModule.tsx';
import { FormModule } from './modules/FormModule.tsx';
import { ListModule } from './modules/ListModule.tsx';
import { NavBarModule } from './modules/NavBarModule.tsx';
import { NoticeBarModule } from './modules/NoticeBarModule.tsx';
import { SearchBarModule } from './modules/SearchBarModule.tsx';
import { SlideListModule } from './modules/SlideListModule.tsx';

const byTemplate = {
  banner: BannerModule,
  activityBar: ActivityBarModule,
  classForm: ClassFormModule,
  form: FormModule,
  cardList: CardListModule,
  slideList: SlideListModule,
  list: ListModule,
  navBar: NavBarModule,
  searchBar: SearchBarModule,
  noticeBar: NoticeBarModule,
} satisfies Record<ModuleTemplate, ComponentType<ModuleProps>>;

const views: ReadonlyMap<string, ComponentType<ModuleProps>> = new Map(Object.entries(byTemplate));

/** Undefined for a template that nobody knows [STORE-12]. */
export const moduleView = (template: string): ComponentType<ModuleProps> | undefined => views.get(template);
