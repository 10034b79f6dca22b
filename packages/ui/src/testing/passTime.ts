import { act } from '@testing-library/react';
import { vi } from 'vitest';

export const passTime = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
