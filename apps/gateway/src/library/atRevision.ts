/** A chapter's file as it reads in another revision: the addresses of its pictures name the revision. */
export function atRevision(json: string, bookId: number, from: number | string, to: number): string {
  const [before = '', after = ''] = [from, to].map((revision) => `\\"${bookId}/${revision}/img/`);
  return json.replaceAll(before, after);
}
