import { render } from '@testing-library/react';
import { useLocation, useNavigate, useNavigationType } from '../router/index.ts';
import { MemoryNavigation } from '../router/MemoryNavigation.tsx';
import { App } from '../shell/App.tsx';
import { Notices } from '../shell/Notices.tsx';
import { openRoute } from '../shell/openRoute.ts';
import { rootOptions } from '../shell/rootOptions.ts';
import { testServices, type TestServicesOptions } from './testServices.ts';

export interface RenderAppOptions extends TestServicesOptions {
  path?: string;
}

/** Shows the application at `path`, with a server that answers as the test says. */
export async function renderApp({ path = '/', ...options }: RenderAppOptions) {
  const services = testServices(options);
  const at = { address: '', change: '', navigate: (_to: string | number) => {} };

  function Probe() {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    at.address = pathname + search;
    at.change = useNavigationType();
    at.navigate = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to));
    return null;
  }

  await openRoute(services, path.split(/[?#]/)[0] ?? path);
  const view = render(
    <MemoryNavigation initialEntries={[path]}>
      <Probe />
      <App services={services} />
      <Notices services={services} />
    </MemoryNavigation>,
    rootOptions,
  );
  return { ...view, services, at };
}
