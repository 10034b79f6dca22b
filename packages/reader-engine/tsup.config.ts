import { libraryBuild } from '@shuye/tooling/tsup';

export default libraryBuild(
  ['index', 'paged', 'scroll', 'session', 'convert', 'search', 'speech', 'annotations'].map(
    (entry) => `src/${entry}.ts`,
  ),
);
