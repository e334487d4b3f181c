import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Transaction } from 'kysely';

/** The number of the made-up garden's bank account, as in the sample files of statements. */
export const bankAccount = '61109010140000071219812874';

/** What the made-up garden says of itself, in letters and on its pages; the numbers have right check digits and belong to nobody known. */
const association = {
  name: 'ROD Złote Kłosy',
  shortName: 'ROD Zlote Klosy',
  district: 'Okręg Łódzki',
  nip: '7250002179',
  regon: '100002177',
  phone: '48000217340',
  email: 'biuro@example.com',
  street: 'Ogrodowa',
  houseNumber: '1',
  postalCode: '91-000',
  city: 'Łódź',
  officeHours: 'wtorki 15:00–18:00\nsoboty 9:00–12:00',
  bankAccount,
  // More than its messages take, so that whoever tries another one need not wait for the next hour.
  mailsPerHour: 1000,
};

/** Says whose garden it is. Nobody has saved it yet, so that the configuration goes on to say whether there is a public site. */
export async function storeAssociation(trx: Transaction<Database>): Promise<void> {
  await trx.updateTable('settings').set(association).execute();
}
