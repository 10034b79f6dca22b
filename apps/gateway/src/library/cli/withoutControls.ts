/** Titles, statements and what readers sent may hold signs that move a terminal's cursor or clear it; lines and tabs stay. */
export const withoutControls = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '?');
