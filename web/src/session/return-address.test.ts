// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { returnAddress, showLoginAddress, showReturnAddress } from './return-address.ts';

const shown = () => globalThis.location.pathname + globalThis.location.search;

test('after signing in a person lands where they wanted to go', () => {
  globalThis.history.replaceState(null, '', '/liczniki?phrase=12');
  showLoginAddress({ mayReturn: true });
  expect(shown()).toBe('/logowanie');
  // Asked for once more, it forgets nothing.
  showLoginAddress({ mayReturn: false });
  showReturnAddress();
  expect(shown()).toBe('/liczniki?phrase=12');
  showReturnAddress();
  expect(shown()).toBe('/liczniki?phrase=12');
});

test('whoever signed out leaves no address to the next', () => {
  globalThis.history.replaceState(null, '', '/liczniki?phrase=12');
  showLoginAddress({ mayReturn: false });
  showReturnAddress();
  expect(shown()).toBe('/');
});

test.each([null, undefined, {}, { returnTo: 1 }])('without an address (%j) it is home', (state) => {
  expect(returnAddress(state)).toBe('/');
});
