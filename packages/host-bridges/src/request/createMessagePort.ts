import type { Ask, Reply } from '../createRequester.ts';

/** What goes up to the host's page (D-051, A-15). */
export interface BridgeMessage {
  source: string;
  id: string;
  method: string;
  params: object;
}

export interface MessagePortOptions {
  /** Names us among others who may write to the same page. */
  source: string;
  /** Unguessable, and another one for each page: nobody who did not see a request can answer it. */
  session: string;
  /** Sends a message up. */
  post: (message: BridgeMessage) => void;
  /** Told of each message that answers no open call. */
  onStray?: () => void;
}

export interface MessagePort {
  ask: Ask;
  /** Takes whatever arrives from the host. Never throws. */
  receive: (message: unknown) => void;
}

type Answer = { id: string } & ({ ok: true; result: unknown } | { ok: false; error: unknown });

/** The answer that a message is; undefined for anything else, however it is made. */
function readAnswer(message: unknown): Answer | undefined {
  try {
    if (typeof message !== 'object' || message === null) return undefined;
    const { id, ok, result, error } = message as Record<string, unknown>;
    if (typeof id !== 'string' || typeof ok !== 'boolean') return undefined;
    return ok ? { id, ok, result } : { id, ok, error };
  } catch {
    // An object whose fields cannot even be read answers nothing.
    return undefined;
  }
}

/**
 * Calls as pairs of messages, for hosts that offer no callbacks [BRIDGE-23]: an answer belongs to the open call of its
 * id. Ids are never used again, so late, repeated and foreign answers find nobody (P22).
 */
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
      const answer = readAnswer(message);
      const waiting = answer && open.get(answer.id);
      if (!waiting) return onStray?.();
      if (answer.ok) waiting.ok(answer.result);
      else waiting.fail(answer.error);
    },
  };
}
