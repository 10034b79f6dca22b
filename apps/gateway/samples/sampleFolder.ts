import { join } from 'node:path';
import { packageFolder } from '../src/config/packageFolder.ts';

export const sampleFolder = join(packageFolder, 'sample-library');
