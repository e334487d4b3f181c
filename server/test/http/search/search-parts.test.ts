import type { ListPage } from '@grzadka/contract/core/list/list';
import type { SearchReply } from '@grzadka/contract/search/search.model';
import type { SettlementListItem } from '@grzadka/contract/settlement/settlement.model';
import { expect, it } from 'vitest';
import { addGarden, addMeter, addParty, describeDevice } from '#test/factories.ts';
import { addAccount } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');

const find = async (phrase: string) => {
  const query = new URLSearchParams({ phrase });
  const { status, body } = await treasurer.get<SearchReply>(`/api/search?${query.toString()}`);
  expect(status, phrase).toBe(200);
  return body;
};

it('finds people by the domain of their e-mail address, and by what stands before the @', async () => {
  for (const [lastName, email] of [
    ['Adresowa', 'Biuro.Ogrodu@Poczta-Ogrodu.Example'],
    ['Biuro.ogrodowe', 'inna@x_y.example'],
  ] as const) {
    await addParty(db, { lastName, firstName: 'Ewa', email });
  }
  const named = async (phrase: string) => (await find(phrase)).parties?.map(({ name }) => name);
  for (const phrase of [
    'biuro.ogrodu',
    'BIURO.OGRODU@',
    '@poczta-ogrodu.example',
    '@poczta',
    'poczta-ogrodu.example',
  ]) {
    expect(await named(phrase), phrase).toEqual(['Adresowa Ewa']);
  }
  // A name that begins so stays before an address that does.
  expect(await named('biuro.ogrod')).toEqual(['Biuro.ogrodowe Ewa', 'Adresowa Ewa']);
  // What is typed is meant as it is.
  expect(await named('@x%y')).toEqual([]);
  expect(await named('@x_y')).toEqual(['Biuro.ogrodowe Ewa']);
});

it('finds an e-mail address of other letters without its diacritics, and as it is', async () => {
  await addParty(db, { lastName: 'Żółwiowa', firstName: 'Ewa', email: 'jan@żółw.pl' });
  for (const phrase of ['jan@zolw.pl', 'jan@żółw.pl', 'JAN@ŻÓŁW.PL', '@zolw', 'zolw.pl']) {
    const { parties } = await find(phrase);
    expect(
      parties?.map(({ name }) => name),
      phrase,
    ).toEqual(['Żółwiowa Ewa']);
  }
});

it('finds a double name in either order', async () => {
  await addParty(db, { lastName: 'Nowak-Kowalska', firstName: 'Zofia' });
  for (const phrase of [
    'Nowak-Kowalska',
    'Kowalska-Nowak',
    'kowalska nowak',
    'zofia kowalska-nowak',
  ]) {
    const { parties } = await find(phrase);
    expect(
      parties?.map(({ name }) => name),
      phrase,
    ).toEqual(['Nowak-Kowalska Zofia']);
  }
});

it('finds a plot by its number without the letter of its sector', async () => {
  for (const name of ['A-31', 'I/31', 'B 31 c', 'C-310', '31', '3/1'])
    await addGarden(db, { name });
  const named = async (phrase: string) => (await find(phrase)).plots?.map(({ name }) => name);
  for (const phrase of ['31', 'działka 31', 'dz. 31', 'nr 31']) {
    expect(await named(phrase), phrase).toEqual(['31', 'A-31', 'I/31', 'B 31 c', 'C-310']);
  }
  expect(await named('działka nr 31c')).toEqual(['B 31 c']);
  expect(await named('a31')).toEqual(['A-31']);
});

it('finds an account by the number of its plot without the letter of its sector, wherever one is chosen', async () => {
  for (const name of ['A-41', 'I/41', 'C-410', '41']) await addAccount(db, { name });
  for (const phrase of ['działka 41', 'dz. 41', 'nr 41']) {
    const { settlements } = await find(phrase);
    const query = new URLSearchParams({ 'filter-by-phrase': 'true', phrase, limit: '10' });
    const { body } = await treasurer.get<ListPage<SettlementListItem>>(
      `/api/settlement?${query.toString()}`,
    );
    const listed = body.items.map(({ garden }) => garden?.name);
    expect(
      settlements?.map(({ garden }) => garden),
      phrase,
    ).toEqual(['41', 'A-41', 'I/41', 'C-410']);
    expect(listed, phrase).toEqual(['41', 'A-41', 'I/41', 'C-410']);
  }
});

it('finds a plot and its account by what people say for its number', async () => {
  await addAccount(db, { name: '12A' });
  for (const phrase of [
    'nr 12a',
    'nr. 12a',
    'NR 12-A',
    'numer 12 a',
    'działka nr 12',
    'nr dz. 12a',
  ]) {
    const { plots, settlements } = await find(phrase);
    expect(
      plots?.map(({ name }) => name),
      phrase,
    ).toEqual(['12A']);
    expect(
      settlements?.map(({ garden }) => garden),
      phrase,
    ).toEqual(['12A']);
  }
  for (const phrase of ['nr', 'nr.', 'numer', 'nr %']) {
    expect((await find(phrase)).plots, phrase).toEqual([]);
  }
  // A plot that is called so comes before one that is meant by it.
  await addGarden(db, { name: 'Nr 12A' });
  expect((await find('nr 12a')).plots?.map(({ name }) => name)).toEqual(['Nr 12A', '12A']);
  await db.deleteFrom('garden').where('name', '=', 'Nr 12A').execute();
});

it('finds a meter by the serial number of its device whatever signs are in it', async () => {
  const now = await addMeter(db, { name: 'Prąd w altanie' });
  await describeDevice(db, now.id, { serialNumber: 'SN/1486139' });
  const idsOf = async (phrase: string) => (await find(phrase)).meters?.map(({ id }) => id);
  for (const phrase of ['sn1486139', 'SN 1486-139', 'sn-148', 's/n 1486139']) {
    expect(await idsOf(phrase), phrase).toEqual([now.id]);
  }
  // A meter that is called so stays before one whose device is meant by it.
  const named = await addMeter(db, { name: 'SN 1486' });
  expect(await idsOf('sn 1486')).toEqual([named.id, now.id]);
  expect(await idsOf('///')).toEqual([]);
});

it('finds the meters of the plot that is called so before those that have its number somewhere', async () => {
  const { id: gardenId } = await addGarden(db, { name: '731' });
  const other = await addMeter(db, { name: 'E-159' });
  await describeDevice(db, other.id, { serialNumber: '92 9731123' });
  const own = await addMeter(db, { name: 'W-731', gardenId });
  const removed = await addMeter(db, { name: 'E-731', gardenId, active: false });
  const idsOf = async (phrase: string) => (await find(phrase)).meters?.map(({ id }) => id);
  expect(await idsOf('731')).toEqual([own.id, other.id, removed.id]);
  expect(await idsOf('działka 731')).toEqual([own.id, removed.id]);
  // A meter that is called so is nearer.
  const named = await addMeter(db, { name: '731' });
  expect(await idsOf('731')).toEqual([named.id, own.id, other.id, removed.id]);
});
