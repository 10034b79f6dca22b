/** The host that is built: the `src/host.ts` of its folder. */
declare module 'virtual:host' {
  export const host: import('@shuye/host-bridges').HostDefinition;
}
