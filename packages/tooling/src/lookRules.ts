/** The rules of axe that colours and sizes decide: asked again where a page that passed all rules is drawn in another look. */
export const LOOK_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];
