import { moduleBuild } from '@shuye/tooling/tsup';

export default moduleBuild();
