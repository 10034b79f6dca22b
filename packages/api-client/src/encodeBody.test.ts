import { AppError } from '@shuye/core-domain/error';
import { describe, expect, it } from 'vitest';
import type { BodyKind } from './defineCall.ts';
import { encodeBody } from './encodeBody.ts';

const fields = { bookId: '1001', page: 2, empty: '', missing: undefined, resources: { cover: { bookId: '1001' } } };

describe('encodeBody', () => {
  it('writes a form with object values as JSON text [SIGN-08]', () => {
    const { body, contentType, search } = encodeBody('form', fields);
    expect(contentType).toContain('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      bookId: '1001',
      page: '2',
      resources: '{"cover":{"bookId":"1001"}}',
    });
    expect(search).toBe('');
  });

  it('writes JSON with objects as they are [SIGN-08]', () => {
    const { body, contentType } = encodeBody('json', fields);
    expect(contentType).toBe('application/json');
    expect(JSON.parse(body ?? '')).toEqual({ bookId: '1001', page: 2, resources: { cover: { bookId: '1001' } } });
  });

  it('writes a query without empty keys and values [ROUTE-57]', () => {
    expect(encodeBody('query', { q: '山 中', none: '', at: null })).toEqual({ search: '?q=%E5%B1%B1+%E4%B8%AD' });
    expect(encodeBody('query', {})).toEqual({ search: '' });
  });

  it.each([
    ['form', 't=5'],
    ['json', '{"t":5}'],
  ] as const)('keeps the fields of the address out of the body of a %s', (kind, rest) => {
    const { search, body } = encodeBody(kind, { _: 1, nom9: 1, t: 5 }, { inAddress: ['_', 'nom9'] });
    expect([search, body]).toEqual(['?_=1&nom9=1', rest]);
  });

  it('writes an empty field that its call names, and no other [API-30] (D-047)', () => {
    const { body } = encodeBody('form', { msgId: '', empty: '', gone: undefined }, { sentEmpty: ['msgId', 'gone'] });
    expect(body).toBe('msgId=');
  });

  it.each(['form', 'json', 'query'] as const)('takes 0 and false for values, in a %s', (kind) => {
    const { search, body } = encodeBody(kind, { monthType: 0, on: false });
    expect(body ?? search).toMatch(/monthType.*0.*on.*false/);
  });

  it('rejects an unknown body kind [SIGN-09] [ERR-11]', () => {
    expect(() => encodeBody('xml' as BodyKind, {})).toThrow(new AppError('input', 'unsupported POST type'));
  });
});
