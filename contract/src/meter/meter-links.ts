import type { MeterRole, MeterType } from './meter.labels.ts';

/** A meter with what it belongs to, as it would be. */
interface LinkedMeter {
  readonly type: MeterType;
  readonly role: MeterRole;
  readonly gardenId: string | null;
  /** What its zone measures; null without a zone. */
  readonly zoneType: MeterType | null;
}

/** What cannot be true of a meter and what it belongs to at once, by form or by file: docs/product/readings.md#zones. */
export function faultsOfLinks({ type, role, gardenId, zoneType }: LinkedMeter) {
  return {
    mainInGarden: role === 'main' && gardenId !== null,
    zoneOfOtherType: zoneType !== null && zoneType !== type,
  };
}
