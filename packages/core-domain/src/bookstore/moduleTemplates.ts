/** The shapes that a module of a store page can have [STORE-01] (D-144). */
export const MODULE_TEMPLATES = [
  'banner',
  'activityBar',
  'classForm',
  'form',
  'cardList',
  'slideList',
  'list',
  'navBar',
  'searchBar',
  'noticeBar',
] as const;

export type ModuleTemplate = (typeof MODULE_TEMPLATES)[number];

/** What a tap on an item does; one that the server does not name, or that nobody knows, does nothing (D-145). */
const ITEM_ACTIONS = ['book', 'url', 'route', 'rank', 'category', 'none'] as const;
export type ItemAction = (typeof ITEM_ACTIONS)[number];

export const parseItemAction = (value: unknown): ItemAction =>
  ITEM_ACTIONS.find((action) => action === value) ?? 'none';

/** What a module's corner offers: other books, or the whole list [STORE-25] (D-149). */
const REDIRECT_TYPES = ['switch', 'more'] as const;
export type RedirectType = (typeof REDIRECT_TYPES)[number];

export const parseRedirectType = (value: unknown): RedirectType | undefined =>
  REDIRECT_TYPES.find((type) => type === value);

/** The modules that can be drawn, in their order, and the templates that nobody knows, for the log [STORE-12]. */
export function knownModules<Module extends { template: string }>(
  modules: readonly Module[],
): { known: Module[]; unknownTemplates: string[] } {
  const names: readonly string[] = MODULE_TEMPLATES;
  return {
    known: modules.filter(({ template }) => names.includes(template)),
    unknownTemplates: modules.map(({ template }) => template).filter((template) => !names.includes(template)),
  };
}
