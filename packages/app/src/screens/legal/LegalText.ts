export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
}

export interface LegalText {
  /** What the page is about, in a sentence or two. */
  opening: string;
  sections: readonly LegalSection[];
}

/** Under both texts: who runs the product for readers lets them be looked through, and adds their own name (D-185). */
export const LEGAL_NOTE =
  '本页为样例文本，如实写明书页这套程序现在的做法。正式对外服务前，运营方须请法务审阅，并补上运营者的名称、地址和联系方式。';

export const UPDATED = '2026年11月27日';
