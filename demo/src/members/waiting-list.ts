import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { DemoParty } from '../people/parties.ts';

type Entry = Partial<Insertable<Database['waiting']>>;

/** Who waits, since how many months, and what they want. */
const people: readonly (readonly [name: string, months: number, wishes: Entry])[] = [
  ['Bąk Halina', 58, { electricity: true, note: 'Dzwonić po 16.' }],
  ['Cieślak Robert', 51, { sectorIds: ['1'], water: true }],
  ['Duda Agnieszka', 44, {}],
  ['Głowacki Marek', 40, { areaFrom: '300' }],
  ['Jaworska Irena', 37, { areaThru: '350', water: true, note: 'Blisko bramy, chodzi o lasce.' }],
  ['Kołodziej Piotr', 31, { electricity: true, water: true }],
  ['Lewandowska Zofia', 26, { sectorIds: ['2', '3'] }],
  ['Mróz Tadeusz', 22, {}],
  ['Owczarek Kinga', 17, { water: true }],
  ['Pietrzak Łukasz', 14, { areaFrom: '250', areaThru: '400' }],
  ['Sikora Danuta', 11, { electricity: true }],
  ['Szulc Wojciech', 8, {}],
  ['Urban Karolina', 5, { sectorIds: ['1'] }],
  ['Wilk Grzegorz', 2, { water: true, electricity: true }],
];

/**
 * The waiting list: fifteen who wait, a member among them; the first has been offered a plot that nobody holds, and has five days left. One
 * more wants none any more.
 */
export async function fillWaitingList(
  trx: Transaction<Database>,
  { waiting, today }: { waiting: DemoParty; today: Temporal.PlainDate },
): Promise<void> {
  const derived = { called: '', search: '' };
  const rows = people.map(([name, months, wishes], at) => ({
    id: newId(),
    name,
    phone: `4860012345${String(at).padStart(2, '0').slice(-1)}`,
    appliedOn: today.subtract({ months }).toString(),
    ...derived,
    ...wishes,
  }));
  const since = today.subtract({ months: 18 }).toString();
  await trx
    .insertInto('waiting')
    .values([
      ...rows,
      { id: newId(), partyId: waiting.id, appliedOn: since, ...derived },
      {
        id: newId(),
        name: 'Zając Elżbieta',
        email: 'elzbieta.zajac@poczta.example',
        appliedOn: today.subtract({ months: 30 }).toString(),
        endedAs: 'withdrawn',
        endedAt: `${today.subtract({ months: 3 }).toString()}T10:00:00Z`,
        ...derived,
      },
    ])
    .execute();
  const [first] = rows;
  const offeredOn = today.subtract({ days: 9 }).toString();
  await sql`
    insert into waiting_offer (id, waiting_id, garden_id, offered_on, until)
    select ${newId()}, ${first?.id}, garden.id, ${offeredOn}, ${today.add({ days: 5 }).toString()}
    from garden
    where not exists (select from current_assignment where garden_id = garden.id)
    order by name collate polish limit 1
  `.execute(trx);
}
