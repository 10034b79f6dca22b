import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets fake time go by, and React catch up with it. */
export const passTime = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
