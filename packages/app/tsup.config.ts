import { componentBuild } from '@shuye/tooling/tsup';

export default componentBuild();
