const TIMEOUT_MS = 1000;

export async function answersOk(address: string): Promise<boolean> {
  try {
    const { ok, body } = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
}
