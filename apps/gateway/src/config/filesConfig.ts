import * as v from 'valibot';
import { ConfigError } from './ConfigError.ts';
import { webAddress } from './webAddress.ts';

/** An S3-compatible object store that holds chapters, covers and pictures instead of the data folder. */
export interface FilesConfig {
  /** Address of the bucket on its server. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const REGION = /^[a-z\d-]{1,63}$/i;
const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/;

/**
 * Where the files of books are, from the environment; undefined for the data folder. Keys, region and server are read from
 * the variables that every S3 tool reads. Values are not repeated in messages: they may hold keys.
 * @throws ConfigError naming the first value that cannot be used.
 */
export function parseFilesConfig(env: NodeJS.ProcessEnv): FilesConfig | undefined {
  const url = env['SHUYE_FILES_URL'];
  const region = env['AWS_REGION'] || 'us-east-1';
  const server = env['AWS_ENDPOINT_URL'] || `https://s3.${region}.amazonaws.com`;
  const [accessKeyId, secretAccessKey] = [env['AWS_ACCESS_KEY_ID'], env['AWS_SECRET_ACCESS_KEY']];
  if (!url) return undefined;
  const [, bucket] = BUCKET.exec(url) ?? [];
  if (bucket === undefined) throw new ConfigError('SHUYE_FILES_URL must be a bucket: s3://bucket.');
  if (!REGION.test(region)) throw new ConfigError('AWS_REGION must be the name of a region, such as us-east-1.');
  if (!v.is(webAddress, server))
    throw new ConfigError('AWS_ENDPOINT_URL must be the web address of an S3 server, without a user and password.');
  if (!accessKeyId || !secretAccessKey) {
    throw new ConfigError('SHUYE_FILES_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, which open its bucket.');
  }
  // Each machine would make a key of its own, and know none of the readers of another.
  if (!env['SHUYE_SECRET_KEY']) {
    throw new ConfigError(
      'SHUYE_FILES_URL needs SHUYE_SECRET_KEY: without a shared folder, gateways have no other key in common.',
    );
  }
  return { address: `${server.replace(/\/$/, '')}/${bucket}`, region, accessKeyId, secretAccessKey };
}
