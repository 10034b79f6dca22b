import { join } from 'node:path';
import { packageFolder } from '../src/config/packageFolder.ts';

/** The sample library that comes with the gateway. */
export const sampleFolder = join(packageFolder, 'sample-library');
