/** A hand that can point exactly has a keyboard beside it, mostly. */
export const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;
