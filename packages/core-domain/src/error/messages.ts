/** Texts of the error catalogue by name: `messages.offline`. */
export * as messages from './messageTexts.ts';
