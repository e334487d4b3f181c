import { expect, it } from 'vitest';
import { readersAddress } from './readers-address.ts';

const entry = { id: '0193c0de-0000-7000-8000-000000000000', state: 'visible' } as const;
const beside = { enabled: true, url: 'http://localhost:3000/witryna' };
const office = 'https://biuro.example.pl/ogloszenia';

it('is the short one, on the host of the site or where the program is open', () => {
  const own = { enabled: true, url: 'https://ogrod.example.pl' };
  expect(readersAddress(entry, own, 'http://localhost:3000/')).toEqual({
    address: 'https://ogrod.example.pl/o/2222222',
  });
  expect(readersAddress({ ...entry, state: 'scheduled' }, beside, office)).toEqual({
    address: 'https://biuro.example.pl/witryna/o/2222222',
  });
});

it.each([
  ['is a draft', 'opublikowane', { ...entry, state: 'draft' }, beside, office],
  ['is over', 'zakończyła', { ...entry, state: 'ended' }, beside, office],
  ['has no site', 'wyłączona', entry, { ...beside, enabled: false }, office],
  ['is told on the computer itself', '127.0.0.1:3000', entry, beside, 'http://127.0.0.1:3000/'],
] as const)('is none for what %s', (_, word, one, site, here) => {
  expect(readersAddress(one, site, here)).toEqual({ missing: expect.stringContaining(word) });
});
