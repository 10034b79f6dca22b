/** An answer that was written in pieces already: the bytes of its JSON, the state included, sent as they are. */
export class WrittenAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }
}
