/** Builds replace it, since pages have no processes. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };
