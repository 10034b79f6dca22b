/** Names a content by all of its bytes, as they come: two FNV-1a sums over every byte, and the number of bytes. */
export function createContentHash(): { add: (bytes: Uint8Array) => void; name: () => string } {
  let [one, other, size] = [0x811c9dc5, 0x9e3779b9, 0];
  return {
    add: (bytes) => {
      size += bytes.length;
      for (const byte of bytes) {
        one = Math.imul(one ^ byte, 0x01000193);
        other = Math.imul(other ^ byte, 0x85ebca6b);
        other ^= other >>> 13;
      }
    },
    name: () => [one >>> 0, other >>> 0, size].map((part) => part.toString(36)).join('-'),
  };
}
