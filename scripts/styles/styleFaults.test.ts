import { describe, expect, it } from 'vitest';
import { styleFaults } from './styleFaults.ts';

const faultsOf = (sheet: string, source: string) =>
  styleFaults(
    [{ file: 'packages/ui/src/card/Card.module.css', text: sheet }],
    [
      {
        file: 'packages/ui/src/card/Card.tsx',
        text: `import styles from './Card.module.css';\n${source}`,
      },
    ],
  );

describe('the check of class names', () => {
  it('finds a name without a rule, in the source that asks it', () => {
    expect(
      faultsOf('.card { color: red; }', "<i className={styles['card']}><b className={styles['word']} /></i>"),
    ).toEqual([
      {
        file: 'packages/ui/src/card/Card.tsx',
        message: 'packages/ui/src/card/Card.module.css has no rule for “word”: write one, or drop the name.',
      },
    ]);
  });

  it('finds rules that no source asks', () => {
    expect(faultsOf('.card {}\n.word::before {}', "styles['card']")).toEqual([
      { file: 'packages/ui/src/card/Card.module.css', message: 'no source asks “word”: drop its rules.' },
    ]);
  });

  it.each([
    ['in a list of selectors', '.row,\n.card > b {}'],
    ['in a query', '@media (min-resolution: 1.5dppx) { .card { color: red; } .row {} }'],
    ['as part of another', '.row .card:not([data-pressed])::after {}'],
  ])('finds the rule of a name %s', (_where, sheet) => {
    expect(faultsOf(sheet, "styles['card'], styles['row']")).toEqual([]);
    expect(faultsOf(sheet, "styles['row']")).toHaveLength(1);
  });

  it.each([
    ['of a comment', '/* .word {} */ .card {}'],
    ['of a file that is named', '.card { background: url(sheet.word); }'],
    ['of a number', '.card { opacity: .5; transition: all .2s; }'],
  ])('takes no name out %s', (_what, sheet) => {
    expect(faultsOf(sheet, "styles['card']")).toEqual([]);
  });

  it('leaves the rules of a sheet alone whose names are chosen while the program runs', () => {
    expect(faultsOf('.quiet {}\n.seal {}', 'className={styles[tone]}')).toEqual([]);
    expect(faultsOf('.quiet {}\n.seal {}', '<Card styles={styles} />')).toEqual([]);
  });

  it('reads no name in a comment of a source', () => {
    expect(faultsOf('.card {}', "// styles['word']\nstyles['card']")).toEqual([]);
  });

  it('joins what several sources ask of one sheet', () => {
    const sheet = { file: 'a/base.module.css', text: '.bar {}\n.tab {}' };
    const sources = [
      { file: 'a/Bar.tsx', text: "import base from './base.module.css';\nbase['bar'];" },
      { file: 'a/tab/Tab.tsx', text: "import base from '../base.module.css';\nbase['tab'];" },
    ];
    expect(styleFaults([sheet], sources)).toEqual([]);
    expect(styleFaults([sheet], sources.slice(1))).toHaveLength(1);
  });
});
