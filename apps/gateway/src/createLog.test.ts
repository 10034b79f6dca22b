import { describe, expect, it } from 'vitest';
import { createLog } from './createLog.ts';

const written = (write: (log: ReturnType<typeof createLog>) => void, secrets: readonly string[] = []): string => {
  const lines: string[] = [];
  write(createLog({ level: 'info', secrets, destination: { write: (line) => lines.push(line) } }));
  return lines.join('');
};

const TOKEN = 'kJ3xQ7mP9vB2nR5tY8wZ1aC4dF6gH0jL_-s3uE7iO2p';

describe('a line of the log', () => {
  it.each(['token', 'tk', 'sign', 'phone', 'code', 'cookie', 'authorization', 'user_id', 'userId'])(
    'hides %s, however deep it stands (R25)',
    (name) => {
      const line = written((log) => log.info({ [name]: 'canary', a: { [name]: 'canary', b: { [name]: 'canary' } } }));
      expect(line).toContain(`"${name}":"[secret]"`);
      expect(line).not.toContain('canary');
    },
  );

  it('hides keys that the operator set, in whatever text they stand', () => {
    const line = written((log) => log.warn({ a: 'with key-4711' }, 'the key is key-4711'), ['key-4711']);
    expect(line).toContain('the key is [secret]');
    expect(line).not.toContain('4711');
  });

  it.each([
    ['one key is the beginning of another', ['key-47', 'key-4711'], 'key-4711', '[secret]'],
    ['a key has signs of patterns', ['k.y(4)+$|'], 'k.y(4)+$| kay44', '[secret] kay44'],
  ])('hides whole keys and nothing else where %s', (_case, secrets, text, shown) => {
    expect(JSON.parse(written((log) => log.info(text), secrets))).toMatchObject({ msg: shown });
  });

  it('logs where an error happened, and not the values (R25)', () => {
    const cause = new Error(`Key (phone)=(13800138000) already exists for account 10086123, token ${TOKEN}`);
    const error = Object.assign(new Error('code 123456 was not kept', { cause }), { parameters: ['13800138000'] });
    const line = written((log) => log.error({ err: error }, 'failed'));
    expect(line).toContain('createLog.test.ts');
    expect(line).toContain('already exists');
    expect(line).not.toMatch(/13800138000|10086123|123456/);
    expect(line).not.toContain(TOKEN);
  });

  it('keeps what operators need: time, path, status', () => {
    const line = written((log) => log.info({ path: '/openapi/book/info', status: 200, ms: 3 }, 'answered'));
    expect(JSON.parse(line)).toMatchObject({ level: 30, path: '/openapi/book/info', status: 200, msg: 'answered' });
  });
});
