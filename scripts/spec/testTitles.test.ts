import { describe, expect, it } from 'vitest';
import { playedStories, testTitles } from './testTitles.ts';

describe('the titles of a file of tests', () => {
  it.each<[string, string, string[]]>([
    ['of it, test and describe', "describe('a', () => { it('b', f); test.fails(\"c\", f); });", ['a', 'b', 'c']],
    ['over several lines', "it(\n  'a (b)',\n  async () => {},\n);", ['a (b)']],
    [
      'of a table, with the words of its rows',
      "it.each<[string, number]>([['row [X]', 1], ['(', 2]])('%s', f);",
      ['%s', 'row [X]', '('],
    ],
    [
      'of a table that a variable holds',
      "const cases: readonly X[] = ['one', 'two'];\nit.each(cases)('%s', f);",
      ['%s', 'one', 'two'],
    ],
    [
      'of a table that is made of such a variable',
      "const cases = ['one'];\nit.each(cases.map(f))('%s', f);",
      ['%s', 'one'],
    ],
    ['in templates', 'it(`a ${f("b")} c`, g);', ['a ${f("b")} c']],
    ['behind a regular expression with a quote', "const q = /['\"]/; it('a', f);", ['a']],
  ])('are found %s', (_case, source, titles) => {
    expect(testTitles(source)).toEqual(titles);
  });

  it.each([
    ['a line comment', "// it('a')"],
    ['a block comment', "/* it('a') */"],
    ['a method of the same name', "pattern.test('a'); await page.test('a');"],
    ['the body of a test', "it(name, () => { expect(say('a')).toBe('b'); });"],
  ])('are not found in %s', (_case, source) => {
    expect(testTitles(source)).toEqual([]);
  });
});

it('the titles of stories are those of played ones', () => {
  const stories = [
    "export default { title: 'Lamp', component: Lamp } satisfies Meta<typeof Lamp>;",
    "export const Burning: Story = { name: 'burns', args: { name: 'x' }, play: async () => {} };",
    "export const Drawn: Story = { name: 'is drawn' };",
    'export const Dark: Story = { play: showing(1) };',
  ];
  expect(playedStories(stories.join('\n'))).toEqual(['burns']);
});
