/** A chapter waits this long for the sizes of its pictures, ms; then it is shown without. */
const PATIENCE_MS = 2000;
/** Holds to its neighbours, has no width, and is a character: a page that holds a picture only has an offset by it. */
const PICTURE_MARK = '\u2060';

function naturalSize(document: Document, source: string): Promise<HTMLImageElement> {
  return new Promise((done) => {
    const picture = document.createElement('img');
    const settle = (): void => done(picture);
    picture.addEventListener('load', settle);
    picture.addEventListener('error', settle);
    setTimeout(settle, PATIENCE_MS);
    picture.src = source;
  });
}

export function markPictures(content: DocumentFragment): void {
  for (const picture of Array.from(content.querySelectorAll('img'))) picture.before(PICTURE_MARK);
}

/** Writes the size of each picture into the content, so that no page moves when pictures arrive. */
export async function sizePictures(document: Document, content: DocumentFragment): Promise<void> {
  const pictures = Array.from(content.querySelectorAll('img'));
  await Promise.all(
    pictures.map(async (picture) => {
      const source = picture.getAttribute('src');
      if (source === null) return;
      const { naturalWidth, naturalHeight } = await naturalSize(document, source);
      if (naturalWidth === 0 || naturalHeight === 0) return;
      picture.setAttribute('width', String(naturalWidth));
      picture.setAttribute('height', String(naturalHeight));
    }),
  );
}
