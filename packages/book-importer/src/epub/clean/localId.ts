/** Ids of a book get a prefix: an element named `location` must not shadow anything of the page that shows it. */
export const localId = (id: string): string => `e-${encodeURIComponent(id).replace(/[^\w.-]/g, '_')}`;

const CLASS = /^[A-Za-z_\u00a0-\uffff][\w\u00a0-\uffff-]{0,60}$/;

export const localClasses = (value: string): string[] => value.split(/\s+/).filter((name) => CLASS.test(name));
