import type { MarkupElement } from './xml/MarkupNode.ts';

export interface SpineDocument {
  path: string;
  body: MarkupElement;
  /** Paths of its style sheets and the text of its `<style>` elements, in order. */
  styles: readonly ({ path: string } | { text: string })[];
  title: string;
}
