import { libraryBuild } from '@shuye/tooling/tsup';

export default libraryBuild();
