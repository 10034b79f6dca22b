import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { aWireBrief, aWireModule, wirePage } from '../../testing/wire.ts';

it.each([
  ['form', 8, 6, 'CONST-70'],
  ['form', 5, 3, 'CONST-70'],
  ['list', 8, 3, 'CONST-71'],
])('shows of a %s of %i books %i [STORE-23] [STORE-24] [%s]', async (template, available, shown) => {
  const items = Array.from({ length: available }, (_, at) => aWireBrief(String(100 + at), { bookName: `第${at}本` }));
  await renderApp({ answers: { storePage: wirePage(aWireModule('1', { template, title: '好书', items })) } });
  await screen.findByRole('heading', { name: '好书' });
  expect(screen.getAllByRole('link', { name: /^第\d本/ })).toHaveLength(shown);
});
