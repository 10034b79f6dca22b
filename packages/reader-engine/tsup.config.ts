import { libraryBuild } from '@shuye/tooling/tsup';

export default libraryBuild(['src/index.ts', 'src/paged.ts', 'src/scroll.ts']);
