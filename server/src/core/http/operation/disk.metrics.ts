import { Gauge, type Registry } from 'prom-client';
import type { DiskSpace } from '../../disk/disk-space.ts';

/** Shows how much is free on the disks that the program writes to. */
export function diskMetrics(registry: Registry, disk: Pick<DiskSpace, 'free'>): void {
  const gauge = new Gauge({
    name: 'grzadka_disk_free_bytes',
    help: 'Free space by what lies on the disk: data, database where it lies elsewhere, backups',
    labelNames: ['place'],
    // The disks are the same for each process.
    aggregator: 'first',
    registers: [registry],
    async collect() {
      gauge.reset();
      for (const [place, bytes] of await disk.free()) gauge.set({ place }, bytes);
    },
  });
}
