/** The part of css-tree that cleaning uses; the library ships without types. */
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

  export function parse(css: string, options?: { context?: string; onParseError?: () => void }): CssNode;
  export function generate(node: CssNode): string;
}
