import { formatPhone } from '@grzadka/contract/core/format-phone';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { ProcessingActivity } from '@grzadka/contract/personal-data/processing-activity.model';
import { settingsFieldLabels } from '@grzadka/contract/settings/settings.model';
import { type Kysely, sql } from 'kysely';
import { etagOf } from '#src/core/change/if-match.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addressLines } from '#src/statement/sender.ts';

/** What the document says. */
export interface Register {
  /** As people write it. */
  readonly day: string;
  /** Who is responsible: labels and what the settings say, null where they say nothing. */
  readonly controller: readonly (readonly [string, string | null])[];
  readonly activities: readonly Omit<ProcessingActivity, 'etag'>[];
}

/** Every processing activity, by name. */
export async function listActivities(
  db: Kysely<Database>,
): Promise<{ items: ProcessingActivity[] }> {
  const rows = await db
    .selectFrom('processingActivity')
    .select(['id', 'name', 'purpose', 'persons', 'data', 'recipients', 'timeLimit', 'safeguards'])
    .select('version')
    .orderBy(sql`name collate polish`)
    .orderBy('id')
    .execute();
  return { items: rows.map(({ version, ...row }) => ({ ...row, etag: etagOf(version) })) };
}

/** The register as it is printed today, and the association's name. */
export async function readRegister(
  db: Kysely<Database>,
): Promise<{ name: string | null; register: Register }> {
  const { items: activities } = await listActivities(db);
  const { name, district, phone, email, ...settings } = await db
    .selectFrom('settings')
    .select(['name', 'district', 'phone', 'email', 'nip', 'regon', 'krs'])
    .select(['street', 'houseNumber', 'postalCode', 'city'])
    .executeTakeFirstOrThrow();
  const address = addressLines(settings).join(', ');
  const controller = [
    [settingsFieldLabels.name, name],
    ['Adres', address === '' ? null : address],
    [settingsFieldLabels.nip, settings.nip],
    [settingsFieldLabels.regon, settings.regon],
    [settingsFieldLabels.krs, settings.krs],
    [settingsFieldLabels.phone, phone === null ? null : formatPhone(phone)],
    [settingsFieldLabels.email, email],
    [settingsFieldLabels.district, district],
  ] as const;
  return { name, register: { day: dayInFigures(gardenToday()), controller, activities } };
}
