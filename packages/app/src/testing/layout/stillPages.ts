import './still.css';
import { boxFont } from './boxFont.ts';

/**
 * Pages are drawn without motion in a font of our own from here on, so that they are the same on each machine.
 * @returns How to end it: tests of other files draw in the same page.
 */
export async function stillPages(): Promise<() => void> {
  const font = await new FontFace('Box', boxFont()).load();
  document.fonts.add(font);
  document.documentElement.dataset['still'] = '';
  return () => {
    document.fonts.delete(font);
    delete document.documentElement.dataset['still'];
  };
}
