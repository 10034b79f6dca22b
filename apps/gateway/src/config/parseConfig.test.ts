import { describe, expect, it } from 'vitest';
import { ConfigError } from './ConfigError.ts';
import { parseConfig } from './parseConfig.ts';

const failure = (env: NodeJS.ProcessEnv): string => {
  try {
    parseConfig(env);
  } catch (error) {
    return error instanceof ConfigError ? error.message : String(error);
  }
  return '';
};

describe('parseConfig', () => {
  it('has a default for everything, so that one command starts it', () => {
    expect(parseConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8090,
      logLevel: 'info',
      signKeys: { book: ['dev-book'] },
    });
    expect(parseConfig({}).dataDir).toMatch(/\.data$/);
  });

  it('takes each value from the environment [SIGN-04]', () => {
    const config = parseConfig({
      SHUYE_GATEWAY_PORT: '9000',
      SHUYE_DATA_DIR: '/srv/shuye',
      SHUYE_SIGN_KEY_BOOK: 'a-key',
    });
    expect(config).toMatchObject({
      port: 9000,
      dataDir: '/srv/shuye',
      signKeys: { book: ['a-key'], pay: ['dev-pay'] },
    });
  });

  it('takes PostgreSQL by its address, the embedded database without one', () => {
    expect(parseConfig({}).databaseUrl).toBeUndefined();
    expect(parseConfig({ DATABASE_URL: '' }).databaseUrl).toBeUndefined();
    expect(parseConfig({ DATABASE_URL: 'postgresql://shuye@db/shuye' }).databaseUrl).toBe(
      'postgresql://shuye@db/shuye',
    );
  });

  it('has the default key for an empty one, as for all that may be left out [SIGN-04]', () => {
    expect(parseConfig({ SHUYE_SIGN_KEY_BOOK: 'new', SHUYE_SIGN_KEY_BOOK_FORMER: 'old' }).signKeys.book).toEqual([
      'new',
      'old',
    ]);
    expect(parseConfig({ SHUYE_SIGN_KEY_BOOK: '' }).signKeys.book).toEqual(['dev-book']);
  });

  it('does not repeat an address that may hold a password', () => {
    const sentence = failure({ DATABASE_URL: 'mysql://shuye:hunter2@db/shuye' });
    expect(sentence).toMatch(/^DATABASE_URL must be the address of a PostgreSQL/);
    expect(sentence).not.toContain('hunter2');
  });

  it.each([
    ['DATABASE_URL', { DATABASE_URL: 'postgres://shuye:hunt/er2@db/shuye' }],
    [
      'DATABASE_READ_URL',
      { DATABASE_URL: 'postgres://shuye@db/shuye', DATABASE_READ_URL: 'postgres://shuye:hunt/er2@copy/shuye' },
    ],
    ['REDIS_URL', { REDIS_URL: 'redis://:hunt/er2@redis:6379' }],
  ])('says where a letter of a password ends an address too early, without repeating it: %s', (name, env) => {
    expect(failure(env)).toBe(`${name} cannot be read: letters such as / # ? of a password must be encoded.`);
  });

  it.each(['postgres://shuye@/shuye?host=/run/postgresql', 'postgres:///shuye?host=/run/postgresql'])(
    'takes a database behind a socket of this machine: %s',
    (address) => {
      expect(parseConfig({ DATABASE_URL: address }).databaseUrl).toBe(address);
    },
  );

  const bucket = {
    SHUYE_FILES_URL: 's3://shuye-books',
    AWS_ACCESS_KEY_ID: 'AKIA0',
    AWS_SECRET_ACCESS_KEY: 'hunter2-hunter2',
    SHUYE_SECRET_KEY: 'k'.repeat(32),
  };

  it('finds the bucket of the files by the variables of every S3 tool', () => {
    expect(parseConfig({}).files).toBeUndefined();
    expect(parseConfig(bucket).files).toEqual({
      address: 'https://s3.us-east-1.amazonaws.com/shuye-books',
      region: 'us-east-1',
      accessKeyId: 'AKIA0',
      secretAccessKey: 'hunter2-hunter2',
    });
    const own = parseConfig({ ...bucket, AWS_ENDPOINT_URL: 'http://store:9000/', AWS_REGION: 'cn-1' });
    expect(own.files).toMatchObject({ address: 'http://store:9000/shuye-books', region: 'cn-1' });
  });

  it.each([
    [{ SHUYE_FILES_URL: '/srv/books' }, /^SHUYE_FILES_URL must be a bucket/],
    [{ AWS_REGION: 'eu west' }, /^AWS_REGION must be the name of a region/],
    [{ SHUYE_FILES_URL: 's3://shuye-books/folder' }, /^SHUYE_FILES_URL must be a bucket/],
    [{ AWS_ENDPOINT_URL: 'store:9000' }, /^AWS_ENDPOINT_URL must be the web address/],
    [
      { AWS_ENDPOINT_URL: 'http://key:secret@store:9000' },
      /^AWS_ENDPOINT_URL must be [^@]+without a user and password/,
    ],
    [{ AWS_SECRET_ACCESS_KEY: '' }, /^SHUYE_FILES_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/],
    [{ SHUYE_SECRET_KEY: '' }, /^SHUYE_FILES_URL needs SHUYE_SECRET_KEY/],
    [{ DATABASE_READ_URL: 'postgres://copy/shuye' }, /needs the DATABASE_URL that it copies/],
    [{ DATABASE_READ_URL: 'mysql://shuye:hunter2@db/shuye' }, /^DATABASE_READ_URL must be the address of a PostgreSQL/],
    [{ REDIS_URL: 'http://:hunter2@redis' }, /^REDIS_URL must be the address of a Redis/],
  ])('refuses parts that do not go together, and repeats no key: %j', (change, sentence) => {
    expect(failure({ ...bucket, ...change })).toMatch(sentence);
    expect(failure({ ...bucket, ...change })).not.toContain('hunter2');
  });

  it.each([
    ['SHUYE_GATEWAY_PORT', '80a', 'SHUYE_GATEWAY_PORT is "80a", but must be a port from 0 to 65535.'],
    ['SHUYE_GATEWAY_PORT', '70000', 'SHUYE_GATEWAY_PORT is "70000", but must be a port from 0 to 65535.'],
    ['SHUYE_LOG_LEVEL', 'loud', 'SHUYE_LOG_LEVEL is "loud", but must be trace, debug, info, warn, error or silent.'],
    ['SHUYE_MOST_EVENTS', '0', 'SHUYE_MOST_EVENTS is "0", but must be a number of events from 1 to 9999999999.'],
    ['SHUYE_KEEP_EVENTS_DAYS', '401', 'SHUYE_KEEP_EVENTS_DAYS is "401", but must be a number of days from 1 to 400.'],
    ['SHUYE_KEEP_FEEDBACK_DAYS', '0', 'SHUYE_KEEP_FEEDBACK_DAYS is "0", but must be a number of days from 1 to 3650.'],
    ['SHUYE_DATA_DIR', '', 'SHUYE_DATA_DIR is "", but must be a folder.'],
  ])('names %s when it is %j', (name, value, sentence) => {
    expect(() => parseConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  });
});
