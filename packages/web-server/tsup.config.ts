import { libraryBuild } from '@shuye/tooling/tsup';

export default libraryBuild(['src/index.ts', 'src/main.ts', 'src/runtimeConfig.ts']);
