import { expect, it } from 'vitest';
import { openLoginPage } from '../../testing/openLoginPage.ts';
import { startTestGateway } from '../../testing/startTestGateway.ts';
import { terminalSender } from './terminalSender.ts';

it('shows each login a code of its own where the gateway was started, never the whole phone, and nothing in the log', async () => {
  const lines: string[] = [];
  const sendCode = terminalSender((line) => lines.push(line));
  const { gateway, log } = await startTestGateway({ login: { fixedCode: undefined, sendCode } as never });
  const codes = [];
  for (const phone of ['13800000001', '13800000002', '13800000003']) {
    const page = openLoginPage(gateway);
    await page.open();
    await page.requestCode(phone);
    const code = /登录验证码 (\d{6}) {2}\(138\*\*\*\*000\d\)$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
    codes.push(code);
    expect((await page.typeCode(code)).status).toBe(303);
  }
  expect(new Set(codes).size).toBeGreaterThan(1);
  expect(log.join('\n')).not.toMatch(new RegExp(codes.join('|')));
});
