import { AppError } from '@shuye/core-domain/error';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ServicesProvider } from '../../services/ServicesContext.tsx';
import { testServices } from '../../testing/testServices.ts';
import { CatalogFailure } from './CatalogFailure.tsx';

it('shows the generic message for any other failure [CAT-06] [ERR-18]', () => {
  const services = testServices();
  render(
    <ServicesProvider value={services}>
      <CatalogFailure error={new AppError('content', 'unreadable')} onRetry={() => undefined} />
    </ServicesProvider>,
  );
  expect(screen.getByText('网络异常，请稍后再试')).toBeTruthy();
  expect(services.toaster.current()?.message).toBe('网络异常，请稍后再试');
});
