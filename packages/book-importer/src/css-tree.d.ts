/**
 * The parts of css-tree that cleaning uses, without what it knows of all properties; the library ships without types.
 */
declare module 'css-tree' {
  export interface CssNode {
    type: string;
    /** An object where a selector names an attribute. */
    name?: string | CssNode;
    value?: string | CssNode;
    unit?: string;
    property?: string;
    children?: CssList | null;
    prelude?: CssNode | null;
    block?: CssNode | null;
  }

  export interface CssList {
    toArray: () => CssNode[];
  }
}

declare module 'css-tree/parser' {
  import type { CssNode } from 'css-tree';

  export default function parse(css: string, options?: { context?: string; onParseError?: () => void }): CssNode;
}

declare module 'css-tree/generator' {
  import type { CssNode } from 'css-tree';

  export default function generate(node: CssNode): string;
}
