const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Asks the server of the pages for its build; empty where it does not answer. */
export async function askBuild(): Promise<{ version?: string | undefined; builtAt?: string | undefined }> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' });
    const told = new Map<string, unknown>(Object.entries((await answer.json()) as object));
    return { version: textOf(told.get('version')), builtAt: textOf(told.get('builtAt')) };
  } catch {
    // A development server has no such file: the page says that it does not know.
    return {};
  }
}

/** Whether the gateway and its database answer. */
export async function askGateway(): Promise<boolean> {
  try {
    const answer = await fetch('/readyz', { cache: 'no-store' });
    // A body that nobody reads keeps its connection busy.
    await answer.text();
    return answer.ok;
  } catch {
    // A server that cannot be reached is an answer here.
    return false;
  }
}
