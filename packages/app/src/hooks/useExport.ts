import { messages } from '@shuye/core-domain/error';
import { useState } from 'react';
import { useServices } from '../services/ServicesContext.tsx';
import type { Services } from '../services/Services.ts';

/** Gives files out, one at a time; `writing` is the one on its way. A failure is told. */
export function useExport<File>(give: (services: Services, file: File) => Promise<void>) {
  const services = useServices();
  const [writing, setWriting] = useState<File>();
  const write = async (file: File): Promise<void> => {
    setWriting(() => file);
    try {
      await give(services, file);
    } catch (cause) {
      console.info('A file was not exported.', cause);
      services.toaster.show(messages.networkFailure);
    }
    setWriting(undefined);
  };
  return { writing, write: (file: File): void => void write(file) };
}
