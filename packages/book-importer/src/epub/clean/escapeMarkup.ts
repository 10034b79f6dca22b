const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
