import { describe, expect, it } from 'vitest';
import { firstLoad, type Manifest } from './firstLoad.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js', '_deep.js'] },
  '_deep.js': { file: 'assets/deep.js', imports: ['_shared.js'] },
  '../app/dist/screens/reader/ReaderScreen.js': {
    file: 'assets/ReaderScreen.js',
    imports: ['_shared.js', 'index.html'],
  },
  '../app/dist/screens/shelf/ShelfScreen.js': { file: 'assets/ShelfScreen.js' },
  '_favicon.svg': { file: 'assets/favicon.svg' },
};

describe('the first load of a screen', () => {
  it('is the entry, the screen and all that they import, each once', () => {
    expect(firstLoad(manifest, 'ReaderScreen').toSorted()).toEqual(
      ['ReaderScreen', 'deep', 'index', 'react', 'shared'].map((name) => `assets/${name}.js`),
    );
  });

  it('cannot be told of a screen that is not in the build', () => {
    expect(() => firstLoad(manifest, 'FarmScreen')).toThrow('FarmScreen');
    expect(() => firstLoad({}, 'ReaderScreen')).toThrow('no entry');
  });
});
