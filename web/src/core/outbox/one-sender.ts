import { v7 as newKey } from 'uuid';
import type { Entries } from './kept-entries.ts';

/** How long a lease holds, and after how long it is prolonged, in milliseconds. */
const leaseHolds = 6000;
const leaseRenewed = 2000;

/**
 * Does the work when no other tab is at the same outbox, and lets none begin meanwhile. Browsers have locks only over
 * HTTPS, and an office reaches the program by plain HTTP: there a lease in the database stands for the lock. A tab that
 * slept longer than its lease may meet another one; as each value has its key, the server takes none twice.
 */
export async function asOneSender(
  entries: Entries,
  outbox: string,
  work: () => Promise<void>,
): Promise<void> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- missing outside of secure contexts
  if (globalThis.navigator.locks) {
    await globalThis.navigator.locks.request(`grzadka-outbox-${outbox}`, work);
    return;
  }
  const holder = newKey();
  const take = async () => {
    const now = Date.now();
    return entries.takeLease(outbox, { holder, until: now + leaseHolds }, now);
  };
  while (!(await take())) {
    await new Promise((resolve) => setTimeout(resolve, leaseRenewed));
  }
  const renewal = setInterval(() => void take().catch(() => undefined), leaseRenewed);
  try {
    await work();
  } finally {
    clearInterval(renewal);
    await entries.giveLeaseUp(outbox, holder);
  }
}
