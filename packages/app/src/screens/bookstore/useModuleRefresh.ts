import { storeModule } from '@shuye/api-client/calls';
import { useMutation } from '@tanstack/react-query';
import { storePageQuery } from '../../queries/storePageQuery.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** Asks for one module again and puts it in its place on the page [STORE-25] [STORE-27] [STORE-29]. */
export function useModuleRefresh(page: string, moduleId: string) {
  const services = useServices();
  const { client, query, nowMs } = services;
  return useMutation({
    mutationFn: () => client.send(storeModule, { page, moduleId }),
    onSuccess: (fresh) => {
      const timed = { ...fresh, moduleId, receivedAt: nowMs() };
      query.setQueryData(
        storePageQuery(services, page).queryKey,
        (shown) =>
          shown && {
            ...shown,
            modules: shown.modules.map((module) => (module.moduleId === moduleId ? timed : module)),
          },
      );
    },
  });
}
