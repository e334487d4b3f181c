import * as React from 'react';

/**
 * Lets React leave out where each element was made. Its development build makes an error with a stack for each, which took
 * a tenth of the time of the component tests, and stops after ten thousand in a second: here it finds that many made.
 * Its warnings come all the same.
 */
export function leaveOutOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  // A React that counts otherwise takes longer and does the same.
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set() {},
    configurable: true,
  });
}
