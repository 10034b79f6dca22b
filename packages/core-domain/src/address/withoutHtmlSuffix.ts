/** An id as links for search engines write it: `1001.html` is 1001 [ROUTE-16] [ROUTE-20]. */
export const withoutHtmlSuffix = (id: string): string => (id.endsWith('.html') ? id.slice(0, -'.html'.length) : id);
