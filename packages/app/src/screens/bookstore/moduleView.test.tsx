import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { aWireModule, wireBriefs, wirePage } from '../../testing/wire.ts';

const showing = (module: ReturnType<typeof aWireModule>) => renderApp({ answers: { storePage: wirePage(module) } });

describe('what a module looks like', () => {
  it('a banner takes turns with its books [STORE-02]', async () => {
    await showing(aWireModule('1', { template: 'banner' }));
    const banner = await screen.findByRole('region', { name: '栏目1' });
    expect(banner.getAttribute('aria-roledescription')).toBe('轮播');
    expect(within(banner).getByRole('button', { name: '第3张，共3张' })).toBeTruthy();
  });

  it('an activity bar is one link to its activity [STORE-03]', async () => {
    const item = { name: '夏夜读书会', actionType: 'route', scheme: '/st/publish' };
    await showing(aWireModule('1', { template: 'activityBar', title: '本周活动', items: [item] }));
    const link = await screen.findByRole('link', { name: /^夏夜读书会\s*本周活动$/ });
    expect(link.getAttribute('href')).toBe('/st/publish');
    expect(screen.queryByRole('list', { name: '本周活动' })).toBeNull();
  });

  it.each([
    [3, 3],
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 2],
    [8, 2],
  ])(
    'a list of %i books stands in %i columns of a wide window: the fewest places stay empty',
    async (count, columns) => {
      const items = wireBriefs(...Array.from({ length: count }, (_, at) => `9${at}`));
      await showing(aWireModule('1', { template: 'list', props: { maxNumber: count }, items }));
      const list = await screen.findByRole('list', { name: '栏目1' });
      expect(list.children).toHaveLength(count);
      expect(list.dataset['columns']).toBe(String(columns));
    },
  );
});
