import type { HostDefinition } from './Host.ts';

/** Whether an app shows us: its readers are told things by toasts, those of a plain browser by alerts [SHELFSYNC-14, SHELFSYNC-15]. */
export const isInApp = ({ platform }: Pick<HostDefinition, 'platform'>): boolean => platform.android > 0;
