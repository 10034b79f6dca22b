import { expect, it } from 'vitest';
import { downloadLink } from './downloadLink.ts';

it.each([
  ['https://d.example.com/app', 'https://d.example.com/app?channelId=6666&from=a_b%25'],
  ['https://d.example.com/app?os=ios', 'https://d.example.com/app?os=ios&channelId=6666&from=a_b%25'],
  ['https://d.example.com/app?', 'https://d.example.com/app?channelId=6666&from=a_b%25'],
  ['/app#top', '/app?channelId=6666&from=a_b%25#top'],
  ['/app?q=a?b#top#more', '/app?q=a?b&channelId=6666&from=a_b%25#top#more'],
])('counts a download from %s by channel and source [GUIDE-07]', (base, link) => {
  expect(downloadLink(base, { channelId: '6666', from: 'a_b%' })).toBe(link);
});
