export const ShelfMode = { View: 0, Edit: 1 } as const;
export type ShelfMode = (typeof ShelfMode)[keyof typeof ShelfMode];

/** Any other mode is the view [SHELF-28] [ENUM-13]. */
export const isShelfEditing = (mode: number): boolean => mode === ShelfMode.Edit;
