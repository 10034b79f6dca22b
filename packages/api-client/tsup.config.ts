import { libraryBuild } from '@shuye/tooling/tsup';

export default libraryBuild(['src/index.ts', 'src/calls/index.ts']);
