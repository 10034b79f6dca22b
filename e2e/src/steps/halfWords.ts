import type { Locator } from '@playwright/test';
import { cutWords } from './cutWords.ts';

/** The words that boxes in the elements cut through. */
export const halfWords = (elements: Locator): Promise<string[]> => elements.evaluateAll(cutWords);
