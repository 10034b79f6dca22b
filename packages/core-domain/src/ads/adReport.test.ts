import { expect, it } from 'vitest';
import { AD_REPORT_SOURCE, adReport } from './adReport.ts';

it('tells source 17 of a show, or of a click [AD-13] [CONST-98] [ENUM-20]', () => {
  expect(AD_REPORT_SOURCE).toBe(17);
  expect(adReport(17, 'https://ad.example.com/1')).toEqual({
    reports: true,
    event: 'show',
    url: 'https://ad.example.com/1',
  });
  expect(adReport(17, 'https://ad.example.com/1', 'click')).toMatchObject({ event: 'click' });
});

it.each([1, 3, 8] as const)('tells source %s nothing [AD-13]', (source) => {
  expect(adReport(source, 'https://ad.example.com/1')).toEqual({ reports: false });
});

it('tells nothing where there is no address', () => {
  expect(adReport(17, '')).toEqual({ reports: false });
});
