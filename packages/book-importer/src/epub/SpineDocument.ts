import type { MarkupElement } from './xml/MarkupNode.ts';

/** A document of the reading order, parsed. */
export interface SpineDocument {
  path: string;
  body: MarkupElement;
  /** Paths of its style sheets and the text of its `<style>` elements, in order. */
  styles: readonly ({ path: string } | { text: string })[];
  /** `<title>`. */
  title: string;
}
