import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';

/** A main meter and those behind it: all that are read at every round in the gardens of a sector. */
export interface DemoZone {
  readonly id: string;
  readonly name: string;
  readonly type: Database['zone']['type'];
  readonly sectorId: string;
  /** The share of what the main meter counts that no other one does. */
  readonly lost: number;
}

/** Water as it is in old pipes, and electricity as where somebody should look for it. */
export function makeZones(): DemoZone[] {
  return [
    { id: newId(), name: 'Woda – Sektor 1', type: 'WaterMeter', sectorId: '1', lost: 0.1 },
    {
      id: newId(),
      name: 'Energia – Sektor 3',
      type: 'ElectricityMeter',
      sectorId: '3',
      lost: 0.19,
    },
  ];
}
