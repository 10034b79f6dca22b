import { OBJECT_STORE_KEY } from '@shuye/tooling/object-store';
import { S3mini } from 's3mini';
import type { FilesConfig } from '../../config/filesConfig.ts';

let made = 0;

export async function newBucket(server: string): Promise<FilesConfig> {
  made += 1;
  const address = `${server}/bucket-${process.pid}-${made}`;
  const keys = { accessKeyId: OBJECT_STORE_KEY, secretAccessKey: OBJECT_STORE_KEY, region: 'us-east-1' };
  await new S3mini({ endpoint: address, ...keys }).createBucket();
  return { address, ...keys };
}
