import { expect, it } from 'vitest';
import { shortenAddress } from './mail-overview.repo.ts';

it.each([
  ['jan.kowalik@example.com', 'j…k@example.com'],
  ['jak@żółw.pl', 'j…k@żółw.pl'],
  ['ja@example.com', 'j…@example.com'],
  ['j@example.com', 'j…@example.com'],
])('%s is shown as %s', (address, shown) => {
  expect(shortenAddress(address)).toBe(shown);
});
