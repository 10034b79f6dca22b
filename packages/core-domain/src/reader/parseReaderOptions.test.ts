import { expect, it } from 'vitest';
import { parseReaderOptions } from './parseReaderOptions.ts';

it.each([
  [1, true],
  ['1', true],
  [true, true],
  ['true', true],
  [0, false],
  ['0', false],
  [false, false],
  ['false', false],
])('a switch written as %j is %s', (value, isOn) => {
  expect(parseReaderOptions({ adEnabled: value, showLockedPreview: value, readReportEnabled: value })).toEqual({
    showsAds: isOn,
    showsLockedPreview: isOn,
    reportsReading: isOn,
  });
});

it.each([
  [{}],
  [{ adEnabled: null, showLockedPreview: 2, readReportEnabled: 'on' }],
  [{ bookId: '1001' }],
  [{ adEnabled: { toString: 1 } }],
])('what is no switch leaves the host its own: %j', (options) => {
  expect(parseReaderOptions(options)).toEqual({});
});
