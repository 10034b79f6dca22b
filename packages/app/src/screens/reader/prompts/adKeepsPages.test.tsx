import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aHostWithActionBar } from '../../../testing/aHostWithActionBar.ts';
import { PAGE } from '../../../testing/stubPageLayout.ts';
import { renderPages } from '../../../testing/renderPages.tsx';

const ad = () => screen.queryByRole('complementary', { name: '广告' });

it('an ad that takes a line from the last page stays, although that page is the last one no more [READER-17]', async () => {
  const { container } = await renderPages({
    host: aHostWithActionBar({ reader: { isPlatformPath: false, adsEnabled: true } }),
    chapters: 1,
    // Fills one page, all but its last line.
    content: () => '山中灯火一夜未熄。'.repeat(31),
    answers: {
      adInfo: {
        data: { bottom: { resourceId: 'r1', deliveryId: 'd1', adSource: 1, extInfo: { showName: '去APP接着读' } } },
      },
    },
  });
  const position = () => container.querySelector('output[aria-live]')?.textContent;
  expect(position()).toBe('第1章 第1页，共1页');
  await waitFor(() => expect(ad()).toBeTruthy());

  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => PAGE.height - (ad() ? 90 : 0));
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(position()).toBe('第1章 第1页，共2页');
  expect(ad()).toBeTruthy();
});
