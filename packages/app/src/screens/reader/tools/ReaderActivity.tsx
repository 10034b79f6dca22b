import { messages } from '@shuye/core-domain/error';
import type { ComponentType } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';
import { LazyChunk } from '../LazyChunk.tsx';
import type { ReaderActivityProps } from './ReaderActivityProps.ts';
import type { Activity } from './ReaderToolProps.ts';

type Load = () => Promise<{ default: ComponentType<ReaderActivityProps> }>;

const loads: Readonly<Record<Exclude<Activity, 'none'>, Load>> = {
  'auto-read': () => import('./auto-read/AutoRead.tsx'),
  listening: () => import('./listening/Listening.tsx'),
};

/** Runs until it is ended; leaving the book ends it too. */
export function ReaderActivity({ running, ...props }: { running: Activity } & ReaderActivityProps) {
  const { toaster } = useServices();
  if (running === 'none') return null;
  return (
    <LazyChunk
      key={running}
      load={loads[running]}
      props={props}
      onFailure={() => {
        toaster.show(messages.networkFailure);
        props.onRun('none');
      }}
    />
  );
}
