import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderReader } from '../../../testing/renderReader.tsx';

it.each([
  ['?welfareEnabled=true', true],
  ['?welfareEnabled=1', false],
  ['', false],
])('of the address %s wears the welfare style: %s [RPARAM-10]', async (query, isWelfare) => {
  const { container } = await renderReader({ query });
  await screen.findByText(/第1章的正文/);
  expect(container.querySelector('[data-welfare]') !== null).toBe(isWelfare);
});

it.each([
  ['?windowHeight=640&windowWidth=375', '640', '375'],
  ['?windowHeight=640', '640', ''],
  ['', '', ''],
])(
  'at the address %s lies within the viewport of the host: %s x %s [RPARAM-16, RPARAM-17]',
  async (query, height, width) => {
    const { container } = await renderReader({ query, currentUrl: () => `https://shuye.test/reader/1001${query}` });
    await screen.findByText(/第1章的正文/);
    const { style } = container.querySelector<HTMLElement>('[style*="--reader-light"]') ?? document.body;
    expect([style.getPropertyValue('--host-height'), style.getPropertyValue('--host-width')]).toEqual([height, width]);
    expect(style.cssText.includes('--host-')).toBe(query !== '');
  },
);
