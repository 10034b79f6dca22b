import type { HostScript } from './HostScript.ts';

/** As the clients of today write them; Youku's and Alipay's on their oldest kernel. */
export const userAgents: Readonly<Record<HostScript['host'], string>> = {
  taobao:
    'Mozilla/5.0 (Linux; U; Android 13; zh-CN) AppleWebKit/537.36 Chrome/100.0.4896.58 UWS/5.18 Mobile Safari/537.36 AliApp(TB/10.48.30) WindVane/8.5.0 1080X2400',
  youku:
    'Mozilla/5.0 (Linux; U; Android 10; zh-CN) AppleWebKit/537.36 Chrome/69.0.3497.100 UWS/3.22 Mobile Safari/537.36 AliApp(Youku/9.9.3) WindVane/8.5.0',
  alipay:
    'Mozilla/5.0 (Linux; U; Android 13; zh-CN) AppleWebKit/537.36 Chrome/69.0.3497.100 UWS/3.22 Mobile Safari/537.36 AliApp(AP/10.5.26.8000) AlipayClient/10.5.26.8000 MiniProgram Language/zh-Hans',
  'alipay-h5':
    'Mozilla/5.0 (Linux; U; Android 13; zh-CN) AppleWebKit/537.36 Chrome/69.0.3497.100 UWS/3.22 Mobile Safari/537.36 AliApp(AP/10.5.26.8000) AlipayClient/10.5.26.8000 Language/zh-Hans',
};

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

/** The same clients on an iPhone, whose pages WebKit draws. */
export const iphoneUserAgents: Readonly<Record<HostScript['host'], string>> = {
  taobao: `${IPHONE} AliApp(TB/10.48.30) WindVane/8.5.0 1179x2556`,
  youku: `${IPHONE} AliApp(Youku/11.0.30) WindVane/8.5.0`,
  alipay: `${IPHONE} AliApp(AP/10.5.26.8000) AlipayClient/10.5.26.8000 MiniProgram Language/zh-Hans`,
  'alipay-h5': `${IPHONE} AliApp(AP/10.5.26.8000) AlipayClient/10.5.26.8000 Language/zh-Hans`,
};
