import { hashKey, QueryCache } from '@tanstack/react-query';
import type { PageAnswers } from './PageAnswers.ts';

/**
 * The query cache of one page, which begins each query with the answer that an earlier page got: a screen whose answers
 * are all known is rendered once. `scope` tells apart what is answered differently, such as the channel.
 */
export class SharedAnswers extends QueryCache {
  readonly #known: (queryHash: string) => unknown;

  constructor(answers: PageAnswers, scope: string) {
    super({ onSuccess: (_, { queryHash, state }) => answers.set(scope + queryHash, state) });
    this.#known = (queryHash) => answers.get(scope + queryHash);
  }

  override build: QueryCache['build'] = (client, options, state) => {
    type State = NonNullable<typeof state>;
    const known = state ?? (this.#known(options.queryHash ?? hashKey(options.queryKey)) as State | undefined);
    return super.build(client, options, known);
  };
}
