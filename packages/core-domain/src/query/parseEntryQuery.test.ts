import { expect, it } from 'vitest';
import { parseEntryQuery } from './parseEntryQuery.ts';
import { parseQuery } from './parseQuery.ts';

it.each([
  ['', '', '6666'],
  ['', '7002', '7002'],
  ['siteid=', '7002', '7002'],
  ['siteid=7001', '', '7001'],
  ['siteid=7001', '7002', '7001'],
])('an entry by %j, served for %j, is of channel %s [RPARAM-18, CONST-01]', (text, served, siteId) => {
  expect(parseEntryQuery(parseQuery(text), served).siteId).toBe(siteId);
});

it('an entry has a session where its address names one [RPARAM-14]', () => {
  expect(parseEntryQuery(parseQuery('?sid=s%201&rid=r-1'), '').sid).toBe('s 1');
  expect(parseEntryQuery(parseQuery(''), '').sid).toBeUndefined();
});

it.each([
  ['windowHeight=667.5&windowWidth=375', 667.5, 375],
  ['windowWidth=375', undefined, 375],
  ['windowHeight=0&windowWidth=wide', undefined, undefined],
  ['windowHeight=-1&windowWidth=Infinity', undefined, undefined],
])(
  "an entry by %j has the host's viewport where it is a size: %s x %s [RPARAM-16, RPARAM-17]",
  (text, height, width) => {
    const { windowHeight, windowWidth } = parseEntryQuery(parseQuery(text), '');
    expect([windowHeight, windowWidth]).toEqual([height, width]);
  },
);

it('an entry whose names are endless has the channel it is served for, and no session', () => {
  const endless = 'x'.repeat(65);
  const entry = parseEntryQuery(parseQuery(`siteid=${endless}&sid=${endless}`), '7002');
  expect([entry.siteId, entry.sid]).toEqual(['7002', undefined]);
  expect(parseEntryQuery(parseQuery(`siteid=${endless.slice(1)}`), '').siteId).toHaveLength(64);
});
