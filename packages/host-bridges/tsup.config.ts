import { libraryBuild } from '@shuye/tooling/tsup';

export default libraryBuild(['src/index.ts', 'src/web/index.ts']);
