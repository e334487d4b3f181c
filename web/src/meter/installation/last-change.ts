import type { Installation } from '@grzadka/contract/meter/installation/installation.model';

/** What was done last to the devices at a meter, and the device whose change is undone. */
export interface LastChange {
  readonly kind: 'exchange' | 'mounting' | 'removal';
  readonly installation: Installation;
}

/**
 * What of the devices at a meter can be undone (docs/product/readings.md#devices); undefined where the first device is
 * still there.
 * @param installations newest first, those undone included
 */
export function lastChange(installations: readonly Installation[]): LastChange | undefined {
  const [newest, former] = installations.filter(({ undoneAt }) => undoneAt === null);
  if (newest === undefined) return undefined;
  if (newest.removedAt !== null) return { kind: 'removal', installation: newest };
  if (former === undefined) return undefined;
  // Removed and mounted in the same moment.
  const isExchange = former.removedAt === newest.installedAt;
  return { kind: isExchange ? 'exchange' : 'mounting', installation: newest };
}
