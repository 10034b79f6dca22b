import { hostVite } from '@shuye/tooling/vite';

export default hostVite();
