import type { RecordedInstallation, RecordedMeasurement } from './effective-measurements.ts';
import { makeInstallation, makeMeasurement, someReversal } from './factories.ts';

/** What somebody sees on a dial: mostly more than before, and at times what makes no sense. */
export interface Sight {
  readonly kind: 'more' | 'through-zero' | 'anything';
  readonly thousandths: number;
}

/** What is known of a device that is mounted. */
export type NewDevice = Pick<RecordedInstallation, 'firstValue' | 'digits' | 'multiplier'>;

/** What is said of the end of a device. */
export interface Removal {
  readonly at: string;
  readonly sight: Sight;
  readonly isEstimated: boolean;
}

/**
 * A meter of tests, at which people do things and report each of them at some time afterwards. What the rules do not
 * allow changes nothing.
 */
export class SimulatedMeter {
  readonly #installations: RecordedInstallation[];
  readonly #measurements: RecordedMeasurement[] = [];

  constructor(device: NewDevice & Pick<RecordedInstallation, 'installedAt'>) {
    this.#installations = [makeInstallation({ id: newId('device', 0), ...device })];
  }

  /** All that was ever recorded, in the order in which it was. */
  get records(): { installations: RecordedInstallation[]; measurements: RecordedMeasurement[] } {
    return { installations: [...this.#installations], measurements: [...this.#measurements] };
  }

  /** A reading or an estimate, which may lie before others. */
  read(at: string, sight: Sight, channel: RecordedMeasurement['channel']): void {
    const device = this.#mounted().findLast((one) => isThere(one, at));
    if (device) this.#append({ ...this.#seen(device, at, sight), channel });
  }

  /** The device goes, and nothing comes in its place. */
  takeOff({ at, sight, isEstimated }: Removal): void {
    const device = this.#open(at);
    if (!device || this.#standing(device).some((one) => !isEstimate(one) && one.measuredAt > at)) {
      return;
    }
    this.#close(device, { at, sight, isEstimated });
  }

  /** A device comes where there was none. */
  putOn(at: string, device: NewDevice): void {
    const isFree = this.#mounted().every(({ removedAt }) => removedAt !== null && removedAt <= at);
    if (isFree) this.#mount(at, device);
  }

  /** One device comes in place of another; what was read later was read of the new one. */
  exchange(removal: Removal, device: NewDevice): void {
    const { at } = removal;
    const old = this.#open(at);
    if (!old) return;
    const later = this.#measurements.filter(
      ({ installationId, measuredAt }) => installationId === old.id && measuredAt > at,
    );
    if (later.some(({ reversal, value }) => reversal === null && value < device.firstValue)) return;
    this.#close(old, removal);
    const { id } = this.#mount(at, device);
    for (const measurement of later) this.#change(measurement, { installationId: id });
  }

  /** The last mounting was a mistake; nothing was read since. */
  undo(): void {
    const [before, last] = this.#mounted().slice(-2);
    if (!before || !last || this.#standing(last).length > 0) return;
    this.#put({ ...last, undoneAt: '2030-01-01T00:00:00.000Z' });
    const wasExchanged = before.removedAt === last.installedAt;
    if (wasExchanged) {
      this.#put({
        ...before,
        removedAt: null,
        lastValue: null,
        lastValueEstimated: false,
        lastValueRolledOver: false,
      });
    }
  }

  /** One of the measurements that stand is taken back, and the right value may take its place. */
  reverse(which: number, replacement: 'none' | 'same' | Sight): void {
    const standing = this.#measurements.filter(({ reversal }) => reversal === null);
    const wrong = standing[which % standing.length];
    const device = this.#installations.find(({ id }) => id === wrong?.installationId);
    if (!wrong || !device) return;
    this.#change(wrong, { reversal: someReversal });
    if (replacement === 'none' || !isThere(device, wrong.measuredAt)) return;
    const right =
      replacement === 'same' ? wrong : this.#seen(device, wrong.measuredAt, replacement);
    this.#append({ ...right, channel: 'office', reversal: null });
  }

  #mounted(): RecordedInstallation[] {
    return this.#installations.filter(({ undoneAt }) => undoneAt === null);
  }

  #open(at: string): RecordedInstallation | undefined {
    return this.#mounted().find((one) => one.removedAt === null && isThere(one, at));
  }

  #standing(device: RecordedInstallation): RecordedMeasurement[] {
    return this.#measurements
      .filter(({ installationId, reversal }) => installationId === device.id && reversal === null)
      .toSorted((one, other) => (one.measuredAt < other.measuredAt ? -1 : 1));
  }

  /** A value that fits between those around it, unless the sight is none that fits. */
  #seen(device: RecordedInstallation, at: string, { kind, thousandths }: Sight) {
    const standing = this.#standing(device);
    const before =
      standing.findLast(({ measuredAt }) => measuredAt <= at)?.value ?? device.firstValue;
    const after = standing.find(({ measuredAt }) => measuredAt > at)?.value ?? before;
    const low = Math.round(before * 1000);
    const high = Math.round(after * 1000);
    const more = low < high ? Math.min(low + thousandths, high) : low + thousandths;
    const seen = { more, 'through-zero': thousandths % (low + 1), anything: thousandths };
    return {
      installationId: device.id,
      measuredAt: at,
      value: seen[kind] / 1000,
      rolledOver: kind === 'through-zero',
    };
  }

  #append(facts: Parameters<typeof makeMeasurement>[0]): void {
    const id = newId('measurement', this.#measurements.length);
    this.#measurements.push(makeMeasurement({ ...facts, id }));
  }

  #mount(installedAt: string, device: NewDevice): RecordedInstallation {
    const id = newId('device', this.#installations.length);
    const mounted = makeInstallation({ ...device, id, installedAt });
    this.#installations.push(mounted);
    return mounted;
  }

  #close(device: RecordedInstallation, { at, sight, isEstimated }: Removal): void {
    const { value, rolledOver } = this.#seen(device, at, sight);
    this.#put({
      ...device,
      removedAt: at,
      lastValue: value,
      lastValueEstimated: isEstimated,
      lastValueRolledOver: rolledOver,
    });
  }

  #put(device: RecordedInstallation): void {
    const place = this.#installations.findIndex(({ id }) => id === device.id);
    this.#installations.splice(place, 1, device);
  }

  #change(measurement: RecordedMeasurement, facts: Partial<RecordedMeasurement>): void {
    const place = this.#measurements.indexOf(measurement);
    this.#measurements.splice(place, 1, { ...measurement, ...facts });
  }
}

function isThere({ installedAt, removedAt }: RecordedInstallation, at: string): boolean {
  return (installedAt ?? '') <= at && (removedAt === null || at <= removedAt);
}

function isEstimate({ channel }: RecordedMeasurement): boolean {
  return channel === 'estimate';
}

/** Ids in the order in which things are recorded, as those of the program are. */
function newId(kind: string, place: number): string {
  return `${kind} ${String(place).padStart(3, '0')}`;
}
