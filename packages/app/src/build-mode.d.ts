/** What builds write in place of it: pages have no processes. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };
