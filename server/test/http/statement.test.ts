import { amountFigures, formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { RunningEntry, SettlementBalance } from '@grzadka/contract/ledger/ledger.model';
import type { Kysely } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addAssignment, addGarden, addParty } from '#test/factories.ts';
import { openAccount, postDebt, postPayment, reverse } from '#test/ledger.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestApp } from '#test/test-app.ts';
import { pngForm } from '#test/test-images.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');

const association = {
  name: 'ROD „Pod Lipami”',
  shortName: 'ROD POD LIPAMI',
  nip: '8567346215',
  bankAccount: '61109010140000071219812874',
  street: 'Źródlana',
  houseNumber: '3',
  postalCode: '90-001',
  city: 'Łódź',
  phone: '48601234567',
};

let couple: Awaited<ReturnType<typeof addCouple>> & Awaited<ReturnType<typeof statementOf>>;

beforeAll(async () => {
  await db.updateTable('settings').set(association).execute();
  const account = await addCouple(db);
  couple = { ...account, ...(await statementOf(account.id)) };
});

/** A couple's account that owes 240,63 zł: 40,63 zł are overdue, and 100,00 zł are due next; the wife's address is kept. */
async function addCouple(tx: Kysely<Database>) {
  const { id: gardenId } = await addGarden(tx, { name: '12A' });
  const husband = await addParty(tx, { firstName: 'Świętosław', lastName: 'Żółć' });
  const wife = await addParty(tx, { firstName: 'Łucja', lastName: 'Żółć' });
  const address = { street: 'Ćmy', houseNumber: '7/2', postalCode: '00-950', city: 'Warszawa' };
  await tx.updateTable('party').set(address).where('id', '=', wife.id).execute();
  for (const { id: partyId } of [husband, wife]) {
    await addAssignment(tx, { gardenId, partyId, validFrom: '2020-01-01' });
  }
  const { id, reference } = await tx
    .updateTable('settlement')
    .set({ payerId: wife.id })
    .where('gardenId', '=', gardenId)
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
  const parts = [
    { amount: 140_63, dueOn: '2026-06-30' },
    { amount: 100_00, dueOn: '2099-06-30' },
    { amount: 100_00, dueOn: '2099-10-31' },
  ];
  await postDebt(tx, { account: id, day: '2026-04-01', description: 'Opłata ogrodowa', parts });
  await postPayment(tx, { account: id, day: '2026-06-10', amount: 100_00 });
  const wrong = await postPayment(tx, { account: id, day: '2026-06-11', amount: 1_00 });
  await reverse(tx, wrong.id);
  return { id, reference };
}

async function statementOf(id: string, query = '') {
  const response = await treasurer.send(`/api/settlement/${id}/statement${query}`);
  return { response, pdf: await readPdf(new Uint8Array(await response.arrayBuffer())) };
}

describe('a statement', () => {
  it('tells who owes what to whom and how to pay it, in the figures of the calls', async () => {
    const { id, reference, response, pdf } = couple;
    const today = gardenToday();
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename=stan-rozliczen-${reference}-${today}.pdf`,
    );
    const text = pdf.pages.join(' ');
    expect(text).toContain(
      'ROD „Pod Lipami” Źródlana 3, 90-001 Łódź tel. +48 601 234 567 NIP 8567346215',
    );
    expect(text).toContain(`Łódź, ${dayInWords(today)} Łucja Żółć Ćmy 7/2 00-950 Warszawa`);
    expect(text).toContain('Działkowcy Łucja Żółć, Świętosław Żółć');
    expect(text).toContain('30.06.2026 Opłata ogrodowa (PK/2026/1) – po terminie 40,63');
    expect(text).toContain('Razem do 30.06.2099 140,63');
    expect(text).toContain('Razem do 31.10.2099 240,63');
    expect(text).toContain(
      `Numer rachunku 61 1090 1014 0000 0712 1981 2874 Tytuł Dz. 12A ${reference}`,
    );

    const balance = await treasurer.get<SettlementBalance>(
      `/api/settlement/${id}/balance?on=${today}`,
    );
    const sum = formatAmount(balance.body.balance).replace('\u00a0', ' ');
    expect(text).toContain(`Stan na ${dayInWords(today)}. Do zapłaty: ${sum}.`);
    const list = await treasurer.get<{ items: RunningEntry[] }>(`/api/settlement/${id}/entries`);
    const rows = list.body.items.map(
      ({ description, number, amount, balance: after }) =>
        `${description} (${number}) ${amountFigures(amount)} ${amountFigures(after)}`,
    );
    expect(rows).toHaveLength(4);
    expect(rows.filter((row) => !text.includes(row))).toEqual([]);
  });

  it('has codes for what is due next and for all, which say what is printed beside them', async () => {
    const { reference, pdf } = couple;
    const codeOf = (amount: string) =>
      `8567346215|PL|61109010140000071219812874|${amount}|ROD POD LIPAMI|Dz. 12A ${reference}|||`;
    expect(pdf.codes).toEqual([codeOf('014063'), codeOf('024063')]);
    expect(pdf.tags.filter((tag) => tag.startsWith('Figure'))).toEqual([
      'Figure: Kod QR do przelewu: 140,63\u00a0zł',
      'Figure: Kod QR do przelewu: 240,63\u00a0zł',
    ]);
  });

  it('can be read to people: its language, its title, its headings and tables are told', async () => {
    const { reference, pdf } = couple;
    expect(pdf).toMatchObject({
      title: `Stan rozliczeń ${reference}`,
      language: 'pl-PL',
      isTagged: true,
    });
    expect(pdf.tags.slice(0, 3)).toEqual(['Root', 'Document', 'Sect']);
    expect(pdf.tags.filter((tag) => /^H\d$/.test(tag))).toEqual(['H1', 'H2', 'H2', 'H2']);
    expect(pdf.tags.join(' ')).toContain('Table TR TH TH TH TR TD TD TD');
  });

  it('of many pages has the reference on each, and begins with what was posted before', async () => {
    const { id, reference } = await openAccount(db, { lastName: 'Brzęczyszczykiewicz'.repeat(8) });
    for (const day of ['2025-05-01', '2025-06-01']) {
      await postPayment(db, { account: id, day, amount: 1_00, description: 'Wpłata '.repeat(20) });
    }
    const words = 'Bardzo długi opis, '.repeat(9);
    const parts = Array.from({ length: 12 }, (_, at) => ({
      amount: 1_000_000_00 + at,
      dueOn: '2099-01-01',
      description: words,
    }));
    await postDebt(db, { account: id, day: '2025-06-01', parts, description: words });
    const { pdf } = await statementOf(id, '?from=2025-06-01&thru=2025-12-31');
    expect(pdf.pages.length).toBeGreaterThan(1);
    const { length } = pdf.pages;
    expect(pdf.pages.map((page) => page.split(' · ').at(-1))).toEqual(
      pdf.pages.map((_, at) => `ROD „Pod Lipami” Strona ${at + 1} z ${length}`),
    );
    expect(pdf.pages.filter((page) => !page.includes(`Numer rozliczenia ${reference} ·`))).toEqual(
      [],
    );
    const text = pdf.pages.join(' ');
    expect(text).toContain('Księgowania od 1 czerwca 2025 do 31 grudnia 2025');
    expect(text).toContain('Saldo przed tymi księgowaniami -1,00');
    // More than a code can ask for.
    expect([pdf.codes, text.includes('11 999 998,66')]).toEqual([[], true]);
  });

  it('asks for nothing where nothing is open, and does without what the settings lack', async () => {
    const { id } = await openAccount(db);
    await postPayment(db, { account: id, day: '2026-06-10', amount: 12_00 });
    const none = Object.fromEntries(Object.keys(association).map((field) => [field, null]));
    await db.updateTable('settings').set(none).execute();
    const { pdf } = await statementOf(id);
    await db.updateTable('settings').set(association).execute();
    expect(pdf.pages.join(' ')).toContain('Nie ma nic do zapłaty. Nadpłata: 12,00 zł.');
    expect(pdf.pages.join(' ')).not.toContain('Dane do przelewu');
    expect(pdf.codes).toEqual([]);
  });

  it('has the logo, and none that the storage has lost', async () => {
    const { id } = couple;
    const manager = await app.as('ROLE_SUPER_USER');
    const form = await pngForm({});
    await manager.request('/api/settings/logo', { method: 'POST', multipart: form });
    expect((await statementOf(id)).pdf.tags).toContain('Figure: Logo');
    const { imageId } = await db
      .selectFrom('settingsLogo')
      .select('imageId')
      .executeTakeFirstOrThrow();
    await app.storage.delete(imageId ?? '');
    expect((await statementOf(id)).pdf.tags).not.toContain('Figure: Logo');
    await manager.delete('/api/settings/logo');
  });

  it.each([
    ['ROLE_EMPLOYEE', '', 200],
    ['ROLE_USER', '', 403],
    ['ROLE_TREASURER', '?from=2026-02-01&thru=2026-01-01', 400],
  ] as const)('is given to %s who asks for "%s" with %i', async (role, query, status) => {
    const { id } = await openAccount(db);
    const client = await app.as(role);
    expect((await client.send(`/api/settlement/${id}/statement${query}`)).status).toBe(status);
    const missing = await client.send(`/api/settlement/${newId()}/statement`);
    expect(missing.status).toBe(role === 'ROLE_USER' ? 403 : 404);
  });
});
