// Sentences for a voice: fetched when a reader listens.
export { splitPhrases } from './speech/splitPhrases.ts';
export { MAX_SENTENCE, sentenceAt, splitSentences } from './speech/splitSentences.ts';
export type { Sentence } from './speech/splitSentences.ts';
