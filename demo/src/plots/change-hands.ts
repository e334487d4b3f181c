import { readConfig } from '@grzadka/server/src/core/config/config.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Caller } from '@grzadka/server/src/core/http/caller.ts';
import type { Storage } from '@grzadka/server/src/core/storage/storage.ts';
import { completeHandover, previewEnd } from '@grzadka/server/src/handover/end/end-handover.ts';
import { createHandover, updateHandover } from '@grzadka/server/src/handover/handover.repo.ts';
import { tickPoint } from '@grzadka/server/src/handover/tick-point.ts';
import type { Writer } from '@grzadka/server/src/message/open-message.ts';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';

interface Needs {
  /** Who does it. */
  readonly manager: Writer;
  readonly today: Temporal.PlainDate;
}

type Context = Parameters<typeof completeHandover>[0];

/** Nobody else works on the jobs of a database that is being filled, and no login is made here. */
const jobs = { enqueue: () => Promise.resolve(true) };

const address = { houseNumber: '12/4', postalCode: '90-238', city: 'Łódź' } as const;

/** Why what was used is left to others. */
const later = 'Zużycie rozliczy roczne naliczenie mediów.';

/** A plot of one person, and its account. */
interface Plot {
  readonly gardenId: string;
  readonly partyId: string;
}

/**
 * Has three plots change hands, by the program's own functions: one has, with its protocol among the documents; one waits for its
 * meters to be read today, and one for who leaves to pay. Plots whose meters cannot be read as of the day are left alone.
 */
export async function changeHands(
  { db, storage }: { db: Kysely<Database>; storage: Storage },
  { manager, today }: Needs,
): Promise<void> {
  const context = { db, storage, jobs, config: readConfig({}) };
  const caller: Caller = {
    ...manager,
    userLoginId: manager.userLoginId ?? noLogin(),
    userName: 'kierownik',
    sessionId: newId(),
    mustSwitchOnSecondFactor: false,
    person: { firstName: null, lastName: null },
  };
  await handOverToday(context, { caller, day: today });
  await waitForPayment(context, { caller, day: today.subtract({ days: 2 }) });
  await end(context, { caller, day: today.subtract({ days: 12 }) });
}

function noLogin(): never {
  throw new Error('somebody of the office with a login');
}

interface Deed {
  readonly caller: Caller;
  readonly day: Temporal.PlainDate;
}

/** Who leaves has given notice; nobody comes yet, and nothing is read. */
async function handOverToday({ db }: Context, { caller, day }: Deed): Promise<void> {
  const plot = await findPlot(db, day, sql`balance_grosz <= 0`);
  if (plot !== undefined) await begin(db, { ...plot, caller, day, ground: 'termination' });
}

async function waitForPayment({ db }: Context, { caller, day }: Deed): Promise<void> {
  const plot = await findPlot(db, day, sql`balance_grosz > 0`);
  if (plot === undefined) return;
  await readMeters(db, plot, day);
  const name = { firstName: 'Paweł', lastName: 'Adamczyk' };
  const coming = await addComing(db, { ...name, street: 'Pomorska' });
  const id = await begin(db, { ...plot, caller, day, ground: 'other', coming });
  await updateHandover(db, { id, caller, ifMatch: undefined, chargesReason: later });
  await tickPoint(db, { id, caller, point: 'Domek obejrzany', done: true });
}

async function end(context: Context, { caller, day }: Deed): Promise<void> {
  const { db } = context;
  const plot = await findPlot(db, day, sql`balance_grosz = 0`);
  if (plot === undefined) return;
  await readMeters(db, plot, day);
  const name = { firstName: 'Justyna', lastName: 'Zawada' };
  const coming = await addComing(db, { ...name, street: 'Kilińskiego' });
  const remark = 'Altana z wyposażeniem zostaje na działce.';
  const id = await begin(db, { ...plot, caller, day, ground: 'other', coming, remark });
  await updateHandover(db, { id, caller, ifMatch: undefined, chargesReason: later });
  for (const point of ['Klucze oddane', 'Domek obejrzany']) {
    await tickPoint(db, { id, caller, point, done: true });
  }
  const { shown } = await previewEnd(context, { id, caller });
  await completeHandover(context, { id, shown, caller, ifMatch: undefined });
}

/**
 * The first plot, by its name, that one person has had for two years, whose meters were all read before the day, and that nobody is being
 * given yet; undefined where there is none.
 */
async function findPlot(
  db: Kysely<Database>,
  day: Temporal.PlainDate,
  owes: RawBuilder<SqlBool>,
): Promise<Plot | undefined> {
  const { rows } = await sql<Plot>`
    select garden.id as garden_id, min(holder.party_id::text) as party_id
    from garden
    join settlement on settlement.garden_id = garden.id and closed_on is null
    join settlement_holder holder on holder.settlement_id = settlement.id
    where ${owes} and opened_on < ${day.subtract({ years: 2 }).toString()}
      and (select count(*) from assignment where garden_id = garden.id and valid_thru > ${day.toString()}) = 1
      and not exists (select from transfer_application where garden_id = garden.id)
      and not exists (select from handover where garden_id = garden.id)
      and not exists (select from consent where party_id = holder.party_id)
      and exists (select from meter where garden_id = garden.id and active)
      and not exists (
        select from meter where garden_id = garden.id
          and (not active or coalesce(last_measured_at, 'infinity') >= ${day.toString()}::date)
      )
    group by garden.id, garden.name, settlement.id
    having count(*) = 1
    order by garden.name collate polish, garden.id
    limit 1
  `.execute(db);
  return rows[0];
}

/** Has the meters of a plot read in the afternoon of the day, by whoever read them last; little was used since. */
async function readMeters(
  db: Kysely<Database>,
  { gardenId }: Plot,
  day: Temporal.PlainDate,
): Promise<void> {
  const meters = await db
    .selectFrom('meter')
    .innerJoin('measurement as last', 'last.id', 'meter.lastMeasurementId')
    .select(['meter.id', 'last.value', 'last.loginId'])
    .select(['last.measuredByFirstName', 'last.measuredByLastName'])
    .where('gardenId', '=', gardenId)
    .execute();
  await db
    .insertInto('measurement')
    .values(
      meters.map(({ id: meterId, value, ...reader }) => ({
        ...reader,
        id: newId(),
        meterId,
        value: String(Number(value) + 2),
        measuredAt: `${day.toString()}T14:00:00.000Z`,
        installationId: sql<string>`null`,
        verdict: [],
        channel: 'office' as const,
      })),
    )
    .execute();
}

async function addComing(
  db: Kysely<Database>,
  person: { firstName: string; lastName: string; street: string },
): Promise<string> {
  const id = newId();
  const values = { id, partyType: 'person' as const, ...person, ...address };
  await db.insertInto('party').values(values).execute();
  return id;
}

interface Begun extends Plot, Deed {
  readonly ground: 'termination' | 'other';
  readonly coming?: string;
  readonly remark?: string;
}

async function begin(
  db: Kysely<Database>,
  { gardenId, partyId, caller, day, ground, coming, remark = '' }: Begun,
): Promise<string> {
  const { id } = await createHandover(db, {
    caller,
    gardenId,
    ground,
    applicationId: null,
    day: day.toString(),
    startDay: null,
    leaving: [{ partyId, endsMembership: true, endsLogin: false }],
    coming:
      coming === undefined ? [] : [{ partyId: coming, beginsMembership: true, getsLogin: false }],
    comingName: null,
    remark: remark === '' ? null : remark,
  });
  return id;
}
