export function columnsOf(list: Element): number {
  const tops = Array.from(list.children, (item) => Math.round(item.getBoundingClientRect().top));
  return tops.filter((top) => top === tops[0]).length;
}
