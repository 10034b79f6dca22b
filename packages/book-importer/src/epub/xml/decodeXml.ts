const DECLARED = /^<\?xml[^>]{0,200}encoding\s*=\s*["']([\w-]{1,40})["']/;

/** The text of an XML document: by its mark, else by what it declares, else UTF-8. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const declared = DECLARED.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 300)))?.[1];
  const text = (label: string): string => new TextDecoder(label).decode(bytes);
  try {
    // A document of single bytes cannot be UTF-16, whatever it says.
    return text(declared && !/^utf-?16/i.test(declared) ? declared : 'utf-8');
  } catch (error) {
    if (error instanceof RangeError) return text('utf-8');
    throw error;
  }
}
