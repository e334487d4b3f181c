import type { InstallationRow } from './installation-row.ts';

/** What a file may say of a device; instants as on the wire, days as 'YYYY-MM-DD', values as decimal texts. */
export type StatedDevice = Omit<InstallationRow, 'name'> & {
  /** Of the row. */
  readonly number: number;
};

/** A device as it is stored, or is to be. */
export interface DeviceFacts extends Omit<StatedDevice, 'number' | 'firstValue' | 'multiplier'> {
  readonly id: string;
  readonly firstValue: string;
  readonly multiplier: string;
}

/** What a file can tell of a device that is stored; by the end of its time it is found. */
export type ToldField = Exclude<keyof DeviceFacts, 'id' | 'removedAt'>;

/** A device of the chain that a file makes of the stored one. */
export interface PlannedDevice {
  readonly facts: DeviceFacts;
  /** As it is stored; undefined of one that is added. */
  readonly stored: DeviceFacts | undefined;
  /** The row that speaks of it, if one does. */
  readonly number: number | undefined;
  /** The fields that become others; of a device that is added, none. */
  readonly changed: ReadonlySet<ToldField>;
}
