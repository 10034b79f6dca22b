import { heroNames } from '../book/heroNames.ts';
import type { AnswerFacts } from '../text/answerSentence.ts';

/** A question's book as the server writes it: some lists are JSON text, some values are missing [ENT-43]. */
export interface RawAnswer extends Partial<Omit<AnswerFacts, 'tags' | 'heroes' | 'aliases'>> {
  heroesJson?: string | undefined;
  tags?: readonly string[] | undefined;
  aliases?: readonly string[] | undefined;
}

const names = (list: readonly string[] = []): string[] => list.map((name) => name.trim()).filter((name) => name !== '');

/** The facts of an answer with one form for every list, empty where the server says nothing (D-086, D-189). */
export const parseAnswerFacts = (raw: RawAnswer): AnswerFacts => ({
  title: raw.title?.trim() ?? '',
  author: raw.author?.trim() ?? '',
  firstCategory: raw.firstCategory?.trim() ?? '',
  secondCategory: raw.secondCategory?.trim() ?? '',
  intro: raw.intro?.trim() ?? '',
  tags: names(raw.tags),
  heroes: heroNames(raw.heroesJson ?? '[]'),
  aliases: names(raw.aliases),
});
