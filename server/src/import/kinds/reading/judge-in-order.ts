import { installationAt } from '@grzadka/contract/meter/installation/installation-at';
import type { Finding } from '@grzadka/contract/meter/measurement/finding';
import { unknownInstallation } from '@grzadka/contract/meter/verdict/unknown-installation';
import { usualAmong } from '@grzadka/contract/meter/verdict/usual-rate';
import { verdict } from '@grzadka/contract/meter/verdict/verdict';
import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';
import { type Kysely, sql } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { readVerdictContexts } from '#src/meter/verdict/read-verdict-contexts.ts';
import type { Reading } from './reading-store.ts';

interface OrderedReading extends Reading {
  readonly id: string;
  readonly number: number;
  readonly findings: readonly Finding[];
}

interface KeptReading extends Reading {
  readonly number: number;
  readonly active: boolean | null;
}

type Measurements = VerdictContext['measurements'];

/** A context holds up to a hundred measurements of a meter, and so many contexts are held at a time. */
const judgedAtOnce = 200;

/**
 * Judges the readings in the table `import_reading`, those of a meter one after another in the order of time, as if each
 * were stored before the next one is looked at.
 */
export async function* judgeInOrder(db: Kysely<Database>): AsyncGenerator<OrderedReading[]> {
  await sql`
    declare import_readings no scroll cursor for
    select number, meter_id, measured_at, value, active from import_reading
    order by meter_id, measured_at, number
  `.execute(db);
  const now = new Date();
  let meterId = '';
  let before: Measurements = [];
  for (;;) {
    const { rows } = await sql<KeptReading>`
      fetch ${sql.lit(judgedAtOnce)} from import_readings
    `.execute(db);
    if (rows.length === 0) return;
    const contexts = await readVerdictContexts(db, rows);
    const judged: OrderedReading[] = [];
    for (const [index, { active, ...reading }] of rows.entries()) {
      if (reading.meterId !== meterId) before = [];
      meterId = reading.meterId;
      const stored = contexts[index] ?? contextOfNew;
      const known = stored(before);
      const context = { ...known, active: active ?? known.active };
      const { measuredAt } = reading;
      const candidate = { value: Number(reading.value), measuredAt };
      const id = newId();
      judged.push({ ...reading, id, findings: verdict(candidate, context, now) });
      const installationId = installationAt(context.installations, measuredAt)?.id;
      if (installationId === undefined) continue;
      const measured = { ...candidate, id, installationId, ...ofAFile };
      // As many as tell what is usual; the earlier ones tell nothing of the next.
      before = [...before.slice(1 - usualAmong), measured];
    }
    yield judged;
  }
}

const ofAFile = {
  measuredBy: { firstName: null, lastName: null },
  channel: 'import',
  rolledOver: false,
} as const;

/** The context of a meter that the same file adds: the database begins it with an unknown device. */
function contextOfNew(measurements: Measurements): VerdictContext {
  const device = { id: 'new', ...unknownInstallation };
  return { active: true, installations: [device], measurements, usual: null, charged: null };
}
