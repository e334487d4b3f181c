import { expect, test } from 'vitest';
import { returnAddress, returnTo } from './return-address.ts';

test('after signing in a person lands where they wanted to go', () => {
  expect(returnAddress(returnTo('/liczniki?phrase=12'))).toBe('/liczniki?phrase=12');
});

test.each([null, undefined, {}, { returnTo: 1 }])('without an address (%j) it is home', (state) => {
  expect(returnAddress(state)).toBe('/');
});
