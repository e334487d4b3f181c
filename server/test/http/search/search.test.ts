import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { SearchReply } from '@grzadka/contract/search/search.model';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addCashPayment } from '#test/cash.ts';
import { addNews } from '#test/content-factories.ts';
import {
  addAssignment,
  addCompany,
  addGarden,
  addMeter,
  addParty,
  describeDevice,
} from '#test/factories.ts';
import { addAccount, postDebt } from '#test/ledger.ts';
import { addMessage } from '#test/messages.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const employee = await app.as('ROLE_EMPLOYEE');

const account = await addAccount(db, { name: '12A', lastName: 'Żądło' });
const plotId = await db
  .selectFrom('garden')
  .select('id')
  .where('name', '=', '12A')
  .executeTakeFirstOrThrow();
await postDebt(db, {
  account: account.id,
  day: '2026-01-01',
  parts: [{ dueOn: '2026-01-31', amount: 2_158_69 }],
});

const find = async (phrase: string, client = treasurer) => {
  const query = new URLSearchParams({ phrase });
  const { status, body } = await client.get<SearchReply>(`/api/search?${query.toString()}`);
  expect(status, phrase).toBe(200);
  return body;
};

it('finds a plot however it is written, with its holders, what is owed and what leads on', async () => {
  const meter = await addMeter(db, { name: 'Woda 12A', gardenId: plotId.id });
  await addMeter(db, { name: 'Prąd 12A', gardenId: plotId.id, active: false });
  for (const phrase of ['12a', 'dz. 12a', 'działka 12 A', 'DZ. NR 12-A', '12']) {
    const { plots = [] } = await find(phrase);
    expect(plots, phrase).toMatchObject([
      {
        id: plotId.id,
        name: '12A',
        sector: 'Sektor 1',
        holders: [{ name: 'Żądło Jan' }],
        settlementId: account.id,
        meterIds: [meter.id],
        owed: 2_158_69,
      },
    ]);
  }
});

it('finds people by names in either order and without diacritics, by phone and by e-mail address', async () => {
  const { id } = await addParty(db, {
    firstName: 'Łucja',
    lastName: 'Świętopełk',
    email: 'Lucja@Example.PL',
  });
  await db.updateTable('party').set({ phone: '48601234567' }).where('id', '=', id).execute();
  for (const phrase of [
    'swietopelk',
    'ŁUCJA świętopełk',
    'świętopełk łucja',
    'lucja, swieto',
    '601 234 567',
    '+48 601-234-567',
    '0048601234567',
    '(+48) 601 234 567,',
    'tel. 601 234 567',
    'tel:+48601234567',
    'tel. kom. 601 234 567',
    'nr tel. 601234567',
    '0601234567',
    '+48 (0) 601 234 567',
    '<lucja@example.pl>',
    'Łucja Świętopełk <Lucja@Example.PL>',
    '\u202a+48 601 234 567\u202c',
    'Świętopełk\tŁucja',
    '\ufeffŚwięto\u00adpełk\r\nŁucja\u200b',
    'lucja@example.pl',
    'lucja@example.pl,',
    'LUCJA@ex',
  ]) {
    const { parties = [] } = await find(phrase);
    expect(
      parties.map(({ name }) => name),
      phrase,
    ).toEqual(['Świętopełk Łucja']);
  }
  expect((await find('601 234 56')).parties).toEqual([]);
  expect((await find('%@')).parties).toEqual([]);
});

it('finds an account by its reference in every shape', async () => {
  const digits = account.reference.slice('GR'.length);
  const short = String(Number(digits));
  const [number, check] = [short.slice(0, -2), short.slice(-2)];
  for (const phrase of [
    account.reference,
    `gr ${digits}`,
    digits,
    `GR-${digits.slice(0, 4)} ${digits.slice(4)}`,
    `numer rozliczenia: ${account.reference}`,
    `nr rozliczenia ${account.reference}`,
    `Konto rozliczeniowe ${account.reference}`,
    `rozliczenie ${account.reference}`,
    `GR${short}`,
    `GR ${number} ${check}`,
    `${number}/${check}`,
    `konto rozliczeniowe ${short}`,
  ]) {
    const { settlements = [] } = await find(phrase);
    expect(settlements, phrase).toEqual([
      {
        id: account.id,
        reference: account.reference,
        garden: '12A',
        holders: 'Żądło Jan',
        closedOn: null,
        balance: 2_158_69,
      },
    ]);
  }
});

it('finds a meter by its name and by the number of its device, those out of use last', async () => {
  const old = await addMeter(db, { name: 'Prąd w altanie', active: false });
  const now = await addMeter(db, { name: 'Prąd w altanie nowy' });
  await describeDevice(db, now.id, { serialNumber: 'SN/1486139' });
  const idsOf = async (phrase: string) => (await find(phrase)).meters?.map(({ id }) => id);
  expect(await idsOf('prad w altanie')).toEqual([now.id, old.id]);
  for (const phrase of ['sn/1486139', 'sn/14', '1486139']) {
    expect(await idsOf(phrase), phrase).toEqual([now.id]);
  }
  expect((await find('sn/1486139')).meters?.[0]?.serialNumber).toBe('SN/1486139');
});

it('finds movements of money by number and words, and by amount beside the accounts that owe it', async () => {
  await addCashPayment(db, { description: 'Za wodę z hydrantu', amount: 2_158_69 });
  const { transactions: [first] = [] } = await find('hydrantu wode');
  expect(first).toMatchObject({
    description: 'Za wodę z hydrantu',
    direction: 'in',
    state: 'booked',
  });
  expect((await find(first?.number.toLowerCase() ?? '')).transactions?.[0]?.id).toBe(first?.id);
  for (const phrase of [
    '2158,69',
    '2 158,69 zł',
    '2158.69',
    '2158,69 zl',
    '2158,69 PLN',
    '2158,69,',
    '2.158,69',
    '2158,69 zł.',
    '2158,69 złotych',
  ]) {
    const found = await find(phrase);
    expect(
      found.transactions?.map(({ id }) => id),
      phrase,
    ).toEqual([first?.id]);
    expect(
      found.settlements?.map(({ id }) => id),
      phrase,
    ).toEqual([account.id]);
  }
  // With a minus it is what was paid too much, and of money that moved it is the same.
  const minus = await find('-2158,69');
  expect(minus.transactions?.map(({ id }) => id)).toEqual([first?.id]);
  expect(minus.settlements?.map(({ balance }) => balance)).toEqual([-2_158_69]);
  expect((await find('-2158,69', employee)).settlements).toEqual([]);
});

it('finds what is published and messages: so called, beginning so, containing; over last', async () => {
  for (const title of ['Walne i wybory', 'Zebranie walne', 'Walne', 'Walne: zmiana']) {
    await addNews(db, { title });
    await addMessage(db, { subject: title });
  }
  await sql`update news set publication_from_date = '2020-01-01', publication_thru_date = '2020-02-01' where title = 'Walne'`.execute(
    db,
  );
  const { news = [], messages = [], notices, documents } = await find('walne');
  expect(messages.map(({ subject }) => subject)).toEqual([
    'Walne',
    'Walne i wybory',
    'Walne: zmiana',
    'Zebranie walne',
  ]);
  expect(news.map(({ title, isOver }) => [title, isOver])).toEqual([
    ['Walne i wybory', false],
    ['Walne: zmiana', false],
    ['Zebranie walne', false],
    ['Walne', true],
  ]);
  expect([notices, documents]).toEqual([[], []]);
});

it('answers with five of a kind at most, what is meant literally', async () => {
  for (let at = 1; at <= 7; at += 1) await addGarden(db, { name: `90${at}` });
  expect((await find('90')).plots?.map(({ name }) => name)).toEqual([
    '901',
    '902',
    '903',
    '904',
    '905',
  ]);
  await addCompany(db, { name: '100% natury_dom' });
  const named = async (phrase: string) => (await find(phrase)).parties?.map(({ name }) => name);
  expect(await named('100%')).toEqual(['100% natury_dom']);
  expect(await named('%')).toEqual([]);
  expect(await named('_')).toEqual([]);
  // A diacritic without a letter is nothing that everything begins with.
  for (const phrase of ['´', '\u00A8', '\u0301 \u0301', '´ %']) {
    expect(Object.values(await find(phrase)).flat(), phrase).toEqual([]);
  }
  expect(await named('´natury')).toEqual(['100% natury_dom']);
  expect(await named('natury dom')).toEqual(['100% natury_dom']);
});

it('begins with whatever one or two signs begin', async () => {
  await addParty(db, { lastName: 'Qa', firstName: 'Ewa' });
  expect((await find('q')).parties?.map(({ name }) => name)).toEqual(['Qa Ewa']);
  expect((await find('qa')).parties?.map(({ name }) => name)).toEqual(['Qa Ewa']);
});

it('tells nobody of debts who may not know them, nor finds anybody by one', async () => {
  const treasury = JSON.stringify(await find('12a'));
  expect(treasury).toContain('215869');
  for (const phrase of ['2158,69', '2158']) {
    expect((await find(phrase, employee)).settlements, phrase).toEqual([]);
  }
  for (const phrase of ['12a', account.reference, 'żądło', '2158,69', '2158']) {
    const found = await find(phrase, employee);
    expect(JSON.stringify(found), phrase).not.toMatch(/215869|owed|balance|transactions/);
  }
});

it('has nothing for whoever may read no list', async () => {
  const user = await app.as('ROLE_USER');
  expect(await find('12a', user)).toEqual({});
});

it('refuses a phrase that is none or too long', async () => {
  for (const query of ['', 'phrase=', 'phrase=%20', `phrase=${'a'.repeat(101)}`, 'phrase=%00']) {
    const { status, body } = await treasurer.get(`/api/search?${query}`);
    expect([status, body], query).toMatchObject([400, { fields: { phrase: expect.anything() } }]);
  }
});

it('finds the plot of who held it before by its open account', async () => {
  const garden = await addGarden(db, { name: 'X7' });
  const [former, present] = [await addParty(db), await addParty(db, { lastName: 'Nowa' })];
  await addAssignment(db, {
    gardenId: garden.id,
    partyId: former.id,
    validFrom: '2020-01-01',
    validThru: '2021-12-31',
  });
  await addAssignment(db, { gardenId: garden.id, partyId: present.id, validFrom: '2022-01-01' });
  const { plots: [plot] = [], settlements = [] } = await find('x7');
  expect(plot?.holders.map(({ id }) => id)).toEqual([present.id]);
  expect(settlements.map(({ holders }) => holders)).toEqual(['Nowa Jan', 'Kowalski Jan']);
  expect(plot?.settlementId).toBe(settlements[0]?.id);
});

it('leads from a plot that is handed over to the account of who holds it today', async () => {
  const garden = await addGarden(db, { name: 'X8' });
  const [present, next] = [await addParty(db), await addParty(db, { lastName: 'Jutrzejsza' })];
  const today = gardenToday();
  await addAssignment(db, { gardenId: garden.id, partyId: present.id, validThru: today });
  await addAssignment(db, { gardenId: garden.id, partyId: next.id, validFrom: addDays(today, 1) });
  const { plots: [plot] = [], settlements = [] } = await find('x8');
  expect(plot?.holders.map(({ id }) => id)).toEqual([present.id]);
  expect(settlements.find(({ id }) => id === plot?.settlementId)?.holders).toBe('Kowalski Jan');
});
