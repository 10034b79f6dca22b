export interface PictureType {
  extension: 'png' | 'jpg' | 'gif' | 'webp' | 'svg';
  mediaType: string;
}

const starts = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

/** Goes by the first bytes, whatever the name says; undefined for a format that is not shown. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (starts(bytes, '\x89PNG\r\n\x1a\n')) return { extension: 'png', mediaType: 'image/png' };
  if (starts(bytes, '\xff\xd8\xff')) return { extension: 'jpg', mediaType: 'image/jpeg' };
  if (starts(bytes, 'GIF8')) return { extension: 'gif', mediaType: 'image/gif' };
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return { extension: 'webp', mediaType: 'image/webp' };
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1000));
  return /<(?:\w{1,20}:)?svg[\s>]/.test(head) ? { extension: 'svg', mediaType: 'image/svg+xml' } : undefined;
}
