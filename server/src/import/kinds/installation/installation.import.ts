import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import { refusalsOfTakenNumbers } from '#src/meter/installation/serial-number.ts';
import { defineImport, type PlanContext, type Planner } from '../../engine/define-import.ts';
import { foldCase } from '../../engine/fold-case.ts';
import { indexMeters } from '../meter-store.ts';
import { unknownMeter } from '../reading/place-readings.ts';
import { sharedColumns } from '../shared-columns.ts';
import { type ChainChange, readChains, writeChains } from './chain-store.ts';
import { checkChain } from './check-chain.ts';
import type { DeviceFacts, PlannedDevice } from './device-facts.ts';
import {
  type InstallationIdentity,
  type InstallationRow,
  installationIdentity,
  installationRow,
} from './installation-row.ts';
import { mergeChain } from './merge-chain.ts';
import { keepStatedDevices, type StatedChain } from './stated-devices.ts';

/** The devices at the meters; meter and day of removal identify a row. */
export const installationImport = defineImport({
  name: 'installation',
  columns: {
    name: sharedColumns.meter,
    serialNumber: sharedColumns.serialNumber,
    installedAt: { title: 'Data założenia', aliases: ['Założony'], isOptional: true },
    firstValue: { title: 'Stan początkowy', isOptional: true },
    removedAt: { title: 'Data zdjęcia', aliases: ['Zdjęty'], isOptional: true },
    lastValue: { title: 'Stan końcowy', isOptional: true },
    removalReason: { title: 'Powód zdjęcia', aliases: ['Powód'], isOptional: true },
    digits: { title: 'Cyfry przed przecinkiem', aliases: ['Cyfry'], isOptional: true },
    multiplier: { title: 'Mnożnik', isOptional: true },
    sealNumber: { title: 'Numer plomby', aliases: ['Nr plomby', 'Plomba'], isOptional: true },
    legalisedUntil: {
      title: 'Legalizacja ważna do',
      aliases: ['Legalizacja do', 'Legalizacja'],
      isOptional: true,
    },
  },
  // As whoever exchanges does: the meter first.
  tables: ['meter', 'installation', 'measurement'],
  readSchemas: async () => ({ row: installationRow, identity: installationIdentity }),
  startPlan: planInstallations,
  write: writeChains,
});

async function planInstallations(
  context: PlanContext,
): Promise<Planner<InstallationIdentity, InstallationRow, ChainChange>> {
  const { db, watchForDoubled } = context;
  const noteDevices = watchForDoubled({
    field: 'removedAt',
    message: (first) =>
      `Ten licznik z taką samą datą zdjęcia (lub bez niej) jest już w wierszu ${first}`,
  });
  const noteNumbers = watchForDoubled({
    field: 'serialNumber',
    message: (first) => `Licznik o tym numerze fabrycznym jest już w wierszu ${first}`,
  });
  const stated = await keepStatedDevices(db);
  return {
    async plan(rows, identified) {
      const folded = await foldCase(
        db,
        identified.map(({ row }) => row.name),
      );
      const key = ({ name }: InstallationIdentity) => folded.get(name) ?? name;
      await noteDevices(
        identified.map(({ number, row }) => ({
          number,
          key: `${key(row)}/${row.removedAt ?? ''}`,
        })),
      );
      const meters = await indexMeters(db, folded.values());
      const placed = rows.flatMap(({ number, row: { name, ...row } }) => {
        const meter = meters.get(folded.get(name) ?? name);
        if (meter === undefined) context.refuse(number, 'name', unknownMeter(name));
        return meter === undefined ? [] : [{ meter, device: { ...row, number } }];
      });
      await noteNumbers(
        placed.flatMap(({ meter, device: { number, serialNumber, removedAt } }) =>
          serialNumber === null || removedAt !== null
            ? []
            : [{ number, key: `${meter.type}/${serialNumber.toLowerCase()}` }],
        ),
      );
      await stated.add(placed.map(({ meter, device }) => ({ meterId: meter.id, device })));
      // Counted when the whole chain of each meter is known.
      return { counts: { added: 0, changed: 0, unchanged: 0 }, changes: [] };
    },
    async *planRest() {
      for await (const chains of stated.chains()) yield planChains(context, chains);
    },
  };
}

async function planChains({ db, refuse }: PlanContext, chains: readonly StatedChain[]) {
  const chainOf = await readChains(
    db,
    chains.map(({ meterId }) => meterId),
  );
  const planned = chains.map(({ meterId, rows }) => {
    const { devices: stored, type, ...evidence } = chainOf(meterId);
    const devices = mergeChain(stored, rows, refuse);
    checkChain(devices, evidence, refuse);
    return { meterId, type, devices };
  });
  await refuseTakenNumbers({ db, refuse }, planned);
  const all = planned
    .flatMap(({ devices }) => devices)
    .filter(({ number }) => number !== undefined);
  const added = all.filter(({ stored }) => stored === undefined).length;
  const changed = all.filter(isChanged).length;
  const counts = { added, changed, unchanged: all.length - added - changed };
  const changes = planned
    .map(({ meterId, devices }) => ({
      meterId,
      changed: devices.flatMap(({ facts, stored, changed: fields }) =>
        stored === undefined || fields.size === 0
          ? []
          : [{ facts, before: fieldsOf(stored, fields) }],
      ),
      added: devices.filter(({ stored }) => stored === undefined).map(({ facts }) => facts),
    }))
    .filter((change) => change.changed.length + change.added.length > 0);
  return { counts, changes };
}

function fieldsOf(device: DeviceFacts, fields: PlannedDevice['changed']): Partial<DeviceFacts> {
  return Object.fromEntries([...fields].map((field) => [field, device[field]]));
}

function isChanged({ changed }: PlannedDevice): boolean {
  return changed.size > 0;
}

/** Refuses the number of a device that works at another meter of the same type: docs/product/readings.md#devices. */
async function refuseTakenNumbers(
  { db, refuse }: Pick<PlanContext, 'db' | 'refuse'>,
  planned: readonly {
    meterId: string;
    type: MeterType | undefined;
    devices: readonly PlannedDevice[];
  }[],
): Promise<void> {
  const given = planned.flatMap(({ meterId, type, devices }) =>
    devices.flatMap(({ facts: { removedAt, serialNumber }, number, changed }) => {
      if (type === undefined || number === undefined || serialNumber === null) return [];
      const isGiven = removedAt === null && changed.has('serialNumber');
      return isGiven ? [{ meterId, type, number, serialNumber }] : [];
    }),
  );
  const refusals = await refusalsOfTakenNumbers(db, given);
  for (const [index, { number }] of given.entries()) {
    const refusal = refusals[index];
    if (refusal !== undefined) refuse(number, 'serialNumber', refusal);
  }
}
