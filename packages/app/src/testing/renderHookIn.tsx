import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ServicesProvider } from '../services/ServicesContext.tsx';
import type { TestServices } from './testServices.ts';

/** Runs a hook among the services of an app, without a screen. */
export const renderHookIn = <Result,>(services: TestServices, hook: () => Result) =>
  renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={services.query}>
        <ServicesProvider value={services}>{children}</ServicesProvider>
      </QueryClientProvider>
    ),
  });
