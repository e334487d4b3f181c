import { deadlineEndpoints } from '@grzadka/contract/deadline/deadline.endpoints';
import { beforeEach } from 'vitest';
import type { TestServer } from './open-screen.tsx';

/** Has nothing be due in each test of a file: hubs ask for that first. */
export function letNothingBeDue(server: TestServer): void {
  beforeEach(() => server.answer(deadlineEndpoints.all, { items: [] }));
}
