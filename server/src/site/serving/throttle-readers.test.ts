import { expect, it } from 'vitest';
import { AppError } from '#src/core/errors/app-error.ts';
import { createReaderThrottle } from './throttle-readers.ts';

it('counts a network of IPv6 as one reader, whichever of its addresses asks', async () => {
  const count = createReaderThrottle();
  for (let device = 1; device <= 100; device++) await count(`2001:db8:0:1::${device}`);
  await expect(count('2001:db8:0:1:ffff::1')).rejects.toThrow(AppError);
  await expect(count('2001:db8:0:2::1')).resolves.toBeUndefined();
});
