import type { MeterType } from '../../meter/meter.labels.ts';
import { unknownInstallation } from '../../meter/verdict/unknown-installation.ts';
import type { VerdictContext } from '../../meter/verdict/verdict-context.ts';
import type { CampaignMeterState } from '../campaign.labels.ts';
import type { CampaignPackage } from './campaign-package.model.ts';

/** A meter on a walk, with all that a verdict on a value read now needs to know. */
export interface WalkMeter {
  readonly id: string;
  readonly name: string;
  readonly type: MeterType;
  readonly plot: string | null;
  readonly sector: string | null;
  readonly place: string | null;
  readonly serialNumber: string | null;
  /** How far it was in the round when the package was made. */
  readonly state: CampaignMeterState;
  /** The last reading that counts. */
  readonly last: { readonly value: number; readonly measuredAt: string } | null;
  readonly context: VerdictContext;
}

/** What stands for the devices of a meter, whose ids a verdict only compares. */
const present = 'present';
const former = 'former';

/** Returns the meters of a package, in the order in which one walks past them. */
export function unpackMeters({ meters }: CampaignPackage): WalkMeter[] {
  return meters.id.map((id, place) => {
    const last = lastAt(meters, place);
    return {
      id,
      name: meters.name[place] ?? '',
      type: known(meters.type, place),
      plot: meters.plot[place] ?? null,
      sector: known(meters.sector, place),
      place: known(meters.place, place),
      serialNumber: meters.serialNumber[place] ?? null,
      state: known(meters.state, place),
      last,
      context: {
        active: known(meters.active, place),
        installations: known(meters.hasDevice, place) ? [deviceAt(meters, place)] : [],
        measurements:
          last === null ? [] : [measurementOf(last, known(meters.isLastOfDevice, place))],
        usual: meters.usual[place] ?? null,
        // What is read now is later than anything that was charged.
        charged: null,
      },
    };
  });
}

type Columns = CampaignPackage['meters'];

function lastAt(meters: Columns, place: number): WalkMeter['last'] {
  const value = meters.lastValue[place];
  const at = meters.lastAt[place];
  return value == null || at == null ? null : { value, measuredAt: new Date(at).toISOString() };
}

function deviceAt(meters: Columns, place: number): VerdictContext['installations'][number] {
  const installedAt = known(meters.installedAt, place);
  return {
    ...unknownInstallation,
    id: present,
    serialNumber: meters.serialNumber[place] ?? null,
    installedAt: installedAt === null ? null : new Date(installedAt).toISOString(),
    firstValue: known(meters.firstValue, place) ?? unknownInstallation.firstValue,
    digits: known(meters.digits, place),
    multiplier: known(meters.multiplier, place) ?? unknownInstallation.multiplier,
    legalisedUntil: known(meters.legalisedUntil, place),
  };
}

function measurementOf(
  { value, measuredAt }: NonNullable<WalkMeter['last']>,
  isOfDevice: boolean,
): VerdictContext['measurements'][number] {
  return {
    id: 'last',
    installationId: isOfDevice ? present : former,
    value,
    measuredAt,
    measuredBy: { firstName: null, lastName: null },
    channel: 'office',
    rolledOver: false,
  };
}

/**
 * The value of a meter in a column that many share.
 * @throws Error where the package does not hold what it says
 */
function known<Value>(
  { values, at }: { readonly values: readonly Value[]; readonly at: readonly number[] },
  place: number,
): Value {
  const where = at[place];
  if (where === undefined || !(where in values)) throw new Error('A package with a gap');
  return values[where] as Value;
}
