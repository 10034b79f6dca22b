import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleApp } from './SampleApp.tsx';
import { sampleScreens } from './sampleScreens.ts';

const widths = [390, 768, 1280] as const;
const storyOf = (path: string): StoryObj<typeof SampleApp> => ({ args: { path } });
const names = sampleScreens.map(({ name }) => name);

/** The whole application, with the answers of the sample library. */
export default {
  title: 'Product/Screens',
  component: SampleApp,
  parameters: { bare: true, a11y: { test: 'off' } },
  args: { path: '/' },
} satisfies Meta<typeof SampleApp>;

export const Home = storyOf('/');
export const Cover = storyOf('/cover/1001');
export const Catalog = storyOf('/catalog/1001');
export const Reader: StoryObj<typeof SampleApp> = {
  args: { path: '/reader/1001' },
  globals: { readingTheme: 'white' },
};
export const Search = storyOf('/search');
export const SearchResults = storyOf('/search?word=人');
export const Categories = storyOf('/categoryIndex');
export const Ranks = storyOf('/rankIndex');
export const Shelf = storyOf('/shelf');
export const Account: StoryObj<typeof SampleApp> = { args: { path: '/myself', userId: '8000001' } };
export const Guest = storyOf('/myself');
export const NotFound = storyOf('/nowhere');

/** One screen in three windows side by side. */
export const ThreeWidths: StoryObj<{ screen: string }> = {
  args: { screen: 'home' },
  argTypes: { screen: { control: 'select', options: names } },
  globals: { viewport: { value: undefined } },
  render: ({ screen }, { globals }) => (
    <div style={{ display: 'flex', overflowX: 'auto' }}>
      {widths.map((width) => (
        <object
          key={width}
          type="text/html"
          aria-label={`${screen}, ${width} px`}
          data={`iframe.html?viewMode=story&id=product-screens--${screen}&globals=theme:${String(globals['theme'])};textSize:${String(globals['textSize'])}`}
          style={{ flex: 'none', width, height: 900, marginRight: 16, border: '1px solid var(--color-line)' }}
        />
      ))}
    </div>
  ),
};
