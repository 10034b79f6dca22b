import { expect, it } from 'vitest';
import { createStorage } from '../storage/createStorage.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { environmentAddresses } from './environment.ts';

const config = {
  addresses: { content: '', pay: 'https://pay.example' },
  signKeys: {},
  siteId: '6666',
  version: '1',
  environments: { test: 'https://test.example' },
};

it.each([
  ['local', config.addresses],
  ['test', { content: 'https://test.example', pay: 'https://test.example' }],
  ['production', config.addresses],
  ['elsewhere', config.addresses],
])('calls of the environment %s go to its address, or where the page says [SEARCH-20]', (name, addresses) => {
  const storage = createStorage(fakeStorage);
  storage.write('environment', name);
  expect(environmentAddresses(config, storage)).toEqual(addresses);
});
