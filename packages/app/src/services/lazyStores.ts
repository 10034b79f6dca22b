/** Each store is known by the function that creates it. */
export type StoreOf<Services> = <Store>(create: (services: Services) => Store) => Store;

/** Stores of single screens come with the code of the first screen that asks for them, not with every page. */
export function lazyStores<Services>(services: () => Services): StoreOf<Services> {
  const stores = new Map<unknown, unknown>();
  return <Store>(create: (given: Services) => Store): Store => {
    if (!stores.has(create)) stores.set(create, create(services()));
    // The store under `create` came from it.
    return stores.get(create) as Store;
  };
}
