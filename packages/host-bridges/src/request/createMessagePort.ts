import type { Ask, Reply } from '../createRequester.ts';

/** A message to the host's page (D-051, A-15). */
export interface BridgeMessage {
  source: string;
  id: string;
  method: string;
  params: object;
}

export interface MessagePortOptions {
  source: string;
  /** Unguessable and new for each page, so that only a receiver of a request can answer it. */
  session: string;
  post: (message: BridgeMessage) => void;
  onStray?: (message: unknown) => void;
}

export interface MessagePort {
  ask: Ask;
  /** Accepts any message from the host and never throws. */
  receive: (message: unknown) => void;
}

type Answer = { id: string } & ({ ok: true; result: unknown } | { ok: false; error: unknown });

function parseAnswer(message: unknown): Answer | undefined {
  try {
    if (typeof message !== 'object' || message === null) return undefined;
    const { id, ok, result, error } = message as Record<string, unknown>;
    if (typeof id !== 'string' || typeof ok !== 'boolean') return undefined;
    return ok ? { id, ok, result } : { id, ok, error };
  } catch {
    // The getters of a hostile object may throw.
    return undefined;
  }
}

/** Calls as pairs of messages [BRIDGE-23]. Ids are never reused: late, repeated and forged answers do nothing (P22). */
export function createMessagePort({ source, session, post, onStray }: MessagePortOptions): MessagePort {
  const open = new Map<string, Reply>();
  let count = 0;

  return {
    ask: (method, params, reply) => {
      count += 1;
      const id = `${session}-${count}`;
      open.set(id, reply);
      try {
        post({ source, id, method, params });
      } catch (error) {
        open.delete(id);
        throw error;
      }
      return () => void open.delete(id);
    },
    receive: (message) => {
      const answer = parseAnswer(message);
      const waiting = answer && open.get(answer.id);
      if (!waiting) return onStray?.(message);
      if (answer.ok) waiting.ok(answer.result);
      else waiting.fail(answer.error);
    },
  };
}
