export type Convert = (text: string) => string;

/** Writes simplified text in traditional characters, word by word as far as words are known. */
export async function loadToTraditional(): Promise<Convert> {
  const { Converter } = await import('opencc-js/cn2t');
  return Converter({ from: 'cn', to: 'tw' });
}

/** Writes traditional text in simplified characters; simplified text stays as it is. */
export async function loadToSimplified(): Promise<Convert> {
  const { Converter } = await import('opencc-js/t2cn');
  return Converter({ from: 'tw', to: 'cn' });
}
