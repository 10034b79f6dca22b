import { libraryBuild } from '@shuye/tooling/tsup';

export default libraryBuild(
  ['index', 'paged', 'scroll', 'session', 'convert', 'search', 'speech'].map((entry) => `src/${entry}.ts`),
);
