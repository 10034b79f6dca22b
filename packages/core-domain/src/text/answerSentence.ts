export interface AnswerFacts {
  title: string;
  author: string;
  firstCategory: string;
  secondCategory: string;
  tags: readonly string[];
  heroes: readonly string[];
  aliases: readonly string[];
  intro: string;
}

const clause = (lead: string, names: readonly string[]): string => {
  const given = names.filter((name) => name !== '');
  return given.length === 0 ? '' : `，${lead}${given.join('、')}`;
};

/** The one sentence that answers a question about a book, and its introduction [SEO-05] (D-188). */
export function answerSentence(facts: AnswerFacts): string {
  const { title, author, tags, heroes, aliases, intro } = facts;
  if (title === '') return intro;
  const maker = author === '' ? '' : `${author}创作的`;
  const kind = `${facts.firstCategory}${facts.secondCategory}小说`;
  const clauses = clause('标签有', tags) + clause('主角是', heroes) + clause('又名', aliases);
  return `《${title}》是${maker}${kind}${clauses}。${intro}`;
}
