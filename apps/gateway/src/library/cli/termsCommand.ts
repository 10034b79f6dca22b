import { defineCommand, type ArgsDef } from 'citty';
import { setTerms } from '../setTerms.ts';
import { formatSale } from './formatSale.ts';
import type { Guarded } from './Guarded.ts';
import { parseBookId } from './parseBookId.ts';
import { parseTerms } from './parseTerms.ts';
import { rejectForgotten } from './rejectForgotten.ts';
import { rejectUndefined } from './rejectUndefined.ts';
import type { Terminal } from './Terminal.ts';
import { withLibrary } from './withLibrary.ts';

const termsArgs = {
  id: { type: 'positional', description: 'Number of the book, as “list” shows it', required: true },
  free: { type: 'boolean', description: 'Give it away' },
  'per-chapter': { type: 'string', description: 'Sell its chapters, for so many beans a thousand characters' },
  'whole-book': { type: 'string', description: 'Sell it as a whole, for so many beans' },
  'free-chapters': { type: 'string', description: 'How many chapters from the start anyone may read; none without it' },
  monthly: { type: 'boolean', description: 'Let monthly members read it without paying' },
  'members-percent': { type: 'string', description: 'Percent of the price that monthly members pay, such as 80' },
  'free-until': {
    type: 'string',
    description: 'Let everybody read it without paying through this day, such as 2026-12-31, in China time',
  },
  'free-for': {
    type: 'string',
    description: 'Let members of one kind read it without paying: super, new-user or free-card',
  },
  'on-sale': { type: 'boolean', description: 'Mark it as 特价 on shelves; its price is the one that is named' },
} as const satisfies ArgsDef;

export const termsCommand = ({ print, progress, env }: Terminal, guarded: Guarded) =>
  defineCommand({
    meta: { name: 'terms', description: 'Say how a book is sold from now on; what was bought stays bought' },
    args: termsArgs,
    run: ({ args }) =>
      guarded(async () => {
        rejectUndefined(args, termsArgs);
        rejectForgotten(args, termsArgs);
        const bookId = parseBookId(args.id);
        const terms = parseTerms(args, Date.now());
        const sale = await withLibrary(env, (library) =>
          setTerms(library, bookId, terms, (done, count) => progress.show('writing', done / count)),
        );
        progress.clear();
        print(formatSale(sale, terms));
      }),
  });
