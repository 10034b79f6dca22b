export * as messages from './messageTexts.ts';
