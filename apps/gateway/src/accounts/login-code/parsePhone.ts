const MAINLAND = /^(?:\+?86)?(1[3-9]\d{9})$/;

/** The eleven digits of a mainland mobile number, as people write it: with blanks, dashes or the country's number. */
export const parsePhone = (typed: string): string | undefined =>
  typed.length > 30 ? undefined : MAINLAND.exec(typed.replace(/[\s-]/g, ''))?.[1];
