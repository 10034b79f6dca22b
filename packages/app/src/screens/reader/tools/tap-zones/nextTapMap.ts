const order = 'pmn';

/** The map with the ninth at `at` doing the next thing; the last menu of a page is never taken away. */
export function nextTapMap(map: string, at: number): string {
  const withNext = (step: number): string => {
    const zone = order.charAt((order.indexOf(map.charAt(at)) + step) % order.length);
    return map.slice(0, at) + zone + map.slice(at + 1);
  };
  const next = withNext(1);
  return next.includes('m') ? next : map;
}
