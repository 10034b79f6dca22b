/** Why a signature, a session or an origin was refused, for the log: never what was sent. */
export interface Refusal {
  call: string;
  reason: string;
}

/** An answer without the headers that all answers share. Cheaper than a `Response`, whose headers are parsed. */
export interface CallResponse {
  status: number;
  body: string | Uint8Array<ArrayBuffer>;
  /** Lower-case names; those that every answer has stand unless they are named here. */
  headers?: Readonly<Record<string, string>>;
  cookies?: readonly string[];
  refusal?: Refusal;
}

export const jsonResponse = (value: object, status = 200, headers: CallResponse['headers'] = {}): CallResponse => ({
  status,
  body: JSON.stringify(value),
  headers,
});
