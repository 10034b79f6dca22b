import { describe, expect, it } from 'vitest';
import { classNamer } from './shortClassNames.ts';

describe('the name of a class in a build', () => {
  it('is its own within its file, however often it is asked for', () => {
    const name = classNamer();
    const [first, second, again] = ['root', 'title', 'root'].map((word) => name(word, '/a/Button.module.css'));
    expect(first).not.toBe(second);
    expect(again).toBe(first);
    expect(first).toMatch(/^_[\w-]{4}0$/);
  });

  it('is another in another file', () => {
    const name = classNamer();
    expect(name('root', '/a/Button.module.css')).not.toBe(name('root', '/a/Link.module.css'));
  });

  it('is the same in every build, whichever file comes first', () => {
    const [one, other] = [classNamer(), classNamer()];
    other('root', '/a/Link.module.css');
    expect(other('root', '/a/Button.module.css')).toBe(one('root', '/a/Button.module.css'));
  });
});
