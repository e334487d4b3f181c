import { type Kysely, sql } from 'kysely';
import { commandLine, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addBankAccount, addBankProfile } from './bank-lines.ts';
import { addMeterOfRound, addSubmission } from './campaigns.ts';
import { addCashPayment } from './cash.ts';
import { addChargedSettlement } from './charge-runs.ts';
import { addConsent } from './consents.ts';
import { addDocument, addNews, addNotice, addPageVersion } from './content-factories.ts';
import { addCost } from './costs.ts';
import { addAssignment, addCompany, addGarden, addMeasurement, addMeter } from './factories.ts';
import { addExemption, addTariff } from './fee-factories.ts';
import { addHandover } from './handovers.ts';
import { addDebtor } from './ledger.ts';
import { addMessageRecipient } from './messages.ts';
import { addWaiting } from './waiting.ts';

/** Puts something into every list; gives the meter and the company that are in them. */
export async function fillLists(
  db: Kysely<Database>,
): Promise<{ meterId: string; companyId: string }> {
  const { id: meterId } = await addMeter(db, { name: 'W-1' });
  const doubted = { value: '12.5', verdict: ['too-large' as const] };
  await addMeasurement(db, { meterId, ...doubted, measuredAt: '2026-07-01T22:30:15Z' });
  await addMeter(db, { name: 'E-2', type: 'ElectricityMeter', active: false });
  const { id: gardenId } = await addGarden(db, { name: 'Ładna 2', area: 312.5 });
  await addGarden(db, { name: 'Ładna 10', sector: 2, area: null });
  for (const add of [addTariff, addExemption, addCashPayment, addConsent]) await add(db);
  for (const add of [addCost, addDebtor]) await add(db);
  for (const add of [addBankAccount, addBankProfile]) await add(db);
  // Under the id by which the lists of a record are asked for.
  await addChargedSettlement(db, { runId: meterId, gardenName: 'Ładna 2' });
  await addMessageRecipient(db, { messageId: meterId });
  await addMeterOfRound(db, { name: 'W-1', campaignId: meterId });
  await addSubmission(db, { meterId, value: '13' });
  const place = { street: 'Łąkowa', houseNumber: '1', postalCode: '00-950', city: 'Łódź' };
  const { id: companyId } = await addCompany(db, { name: 'Zieleń', email: 'biuro@zielen.pl' });
  const facts = { phone: '48601234567', nip: '0123456789', ...place };
  await db.updateTable('party').set(facts).where('id', '=', companyId).execute();
  await addAssignment(db, { gardenId, partyId: companyId });
  await sql`insert into zone values (gen_random_uuid(), 'Furtka', 'WaterMeter')`.execute(db);
  await addWaiting(db, { name: 'Żądło Bogumił' });
  await addHandover(db, { gardenId, leaving: [companyId], comingName: 'Żądło Bogumił' });
  await addNews(db, { title: 'Walne zebranie' });
  const [past, over, toCome] = ['2020-01-01', '2020-02-01', '2099-01-01'];
  await addNotice(db, { title: 'Brak wody', publicationFromDate: toCome, pinFromDate: past });
  await addPageVersion(db, { publicationFromDate: past });
  await addDocument(db, { publicationFromDate: past, publicationThruDate: over });
  const change = { actor: commandLine, action: 'update', recordType: 'meter', recordId: meterId };
  await db.transaction().execute((trx) => writeAuditEntry(trx, change));
  return { meterId, companyId };
}
