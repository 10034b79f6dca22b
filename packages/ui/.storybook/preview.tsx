/// <reference types="vite/client" />
import type { Decorator, Preview } from '@storybook/react-vite';
import { LOOK_RULES } from '@shuye/tooling/look-rules';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import '../src/styles.css';
import './still.css';

if (import.meta.env['VITE_STILL'] === 'yes') document.documentElement.dataset['still'] = '';

// A busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 });

/** Tests look at every story in light with all rules of axe, and in dark and large with those that its looks decide. */
const isSecondLook = import.meta.env['VITE_THEME'] !== undefined;

const Stage: Decorator = (Story, { globals, parameters }) => {
  const theme = String(globals['theme']);
  const textSize = String(globals['textSize']);
  const readingTheme = String(globals['readingTheme']);

  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, textSize, readingTheme });
    document.documentElement.lang = 'zh-CN';
  }, [theme, textSize, readingTheme]);

  if (parameters['bare'] === true) return <Story />;
  return (
    <div style={{ padding: 'var(--space-page)', maxWidth: 'var(--measure-page)' }}>
      <Story />
    </div>
  );
};

export default {
  decorators: [Stage],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', ...(isSecondLook ? { options: { runOnly: LOOK_RULES } } : {}) },
    controls: { expanded: true },
    options: { storySort: { order: ['Design', ['Tokens', 'Icons', 'Shelf'], 'Controls', 'Books', '*'] } },
    viewport: {
      options: {
        small: { name: '320 × 568', styles: { width: '320px', height: '568px' } },
        android: { name: '360 × 640', styles: { width: '360px', height: '640px' } },
        phone: { name: '390 × 844', styles: { width: '390px', height: '844px' } },
        large: { name: '430 × 932', styles: { width: '430px', height: '932px' } },
        tablet: { name: '768 × 1024', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1440 × 900', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  initialGlobals: {
    theme: import.meta.env['VITE_THEME'] ?? 'light',
    textSize: import.meta.env['VITE_TEXT_SIZE'] ?? 'normal',
    // Only where a book is read: once its page was shown, a theme would give its paper to all stories.
    readingTheme: '',
    viewport: { value: 'phone' },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark', 'system'], dynamicTitle: true },
    },
    textSize: {
      description: 'Text size',
      toolbar: { title: 'Text', icon: 'paragraph', items: ['normal', 'elder'], dynamicTitle: true },
    },
    readingTheme: {
      description: 'Reading theme',
      toolbar: {
        title: 'Reading',
        icon: 'book',
        items: [{ value: '', title: 'none' }, 'white', 'eye', 'parchment', 'night', 'system'],
        dynamicTitle: true,
      },
    },
  },
} satisfies Preview;
