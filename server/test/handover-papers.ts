import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { addAssignment, addGarden, addMeasurement, addMeter, addParty } from './factories.ts';
import { readPdf } from './read-pdf.ts';
import type { TestClient } from './test-client.ts';

/** A garden that somebody holds since 2020, with a water meter that was read on the day, and who comes next. */
export async function addChangingPlot(
  db: Kysely<Database>,
  {
    name,
    day,
    leaving = 'Żółć',
    coming = 'Ćma',
  }: { name: string; day: string; leaving?: string; coming?: string },
) {
  const { id: gardenId } = await addGarden(db, { name, area: 312.5 });
  const seller = await addParty(db, { firstName: 'Świętosław', lastName: leaving });
  const buyer = await addParty(db, { firstName: 'Łucja', lastName: coming });
  const address = { street: 'Źródlana', houseNumber: '7/2', postalCode: '00-950', city: 'Łódź' };
  await db.updateTable('party').set(address).where('id', 'in', [seller.id, buyer.id]).execute();
  await addAssignment(db, { gardenId, partyId: seller.id, validFrom: '2020-01-01' });
  const meter = await addMeter(db, { gardenId, name: `Woda ${name}` });
  const { id: settlementId, reference } = await db
    .selectFrom('settlement')
    .select(['id', 'reference'])
    .where('gardenId', '=', gardenId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('installation')
    .set({ serialNumber: 'A-778', sealNumber: 'PL-42' })
    .where('meterId', '=', meter.id)
    .execute();
  const measuredAt = `${day}T10:00:00.000Z`;
  await addMeasurement(db, { meterId: meter.id, value: '123.4', measuredAt });
  // As a handover of it is given.
  const changes = { gardenId, day, leaving: [seller.id], coming: [buyer.id] };
  const people = { sellerId: seller.id, buyerId: buyer.id };
  return { gardenId, ...people, meterId: meter.id, settlementId, reference, changes };
}

/** A paper of a handover, read. */
export async function paperOf(clerk: TestClient, id: string, paper: 'protocol' | 'papers') {
  const response = await clerk.send(`/api/handover/${id}/${paper}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) return { response, bytes, text: '', pdf: null };
  const pdf = await readPdf(new Uint8Array(bytes));
  const text = pdf.pages.join(' ').replaceAll(/\s+/g, ' ');
  return { response, bytes, text, pdf };
}
