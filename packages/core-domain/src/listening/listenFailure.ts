const PORT_REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process listens there',
  EACCES: 'this user may not listen there',
};

const HOST_CODES: ReadonlySet<string> = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']);

/** Where a server was to listen, and by which variables or options it was told so. */
export interface ListenedPlace {
  host: string;
  port: number;
  hostSetting: string;
  portSetting: string;
  /** Where the same process listens already, and by which setting. */
  besides?: { port: number; setting: string } | undefined;
}

/** One sentence for the operator of a server that cannot listen there, by the code of the system; undefined for other failures. */
export function listenFailure(error: unknown, place: ListenedPlace): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const { besides } = place;
  if (code === 'EADDRINUSE' && besides?.port === place.port)
    return `${place.portSetting} is "${place.port}", but so is ${besides.setting}: each needs a port of its own.`;
  const reason = PORT_REASONS[code];
  if (reason !== undefined) return `${place.portSetting} is "${place.port}", but ${reason}.`;
  if (!HOST_CODES.has(code)) return undefined;
  return `${place.hostSetting} is "${place.host}", but that is no address of this machine.`;
}
