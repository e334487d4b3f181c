import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { addAssignment, addParty } from '#test/factories.ts';
import { addAccount, openAccount, postPayment, stateOf } from '#test/ledger.ts';
import { emptyDatabase, importLines, refusalOfLines } from './import-run.ts';

const heading = 'Sektor;Działka;Numer rozliczenia;Stan na dzień;Kwota;Termin;Rodzaj;Opis';

/** All that stands in the ledger: number, words and lines, in the order in which it was posted. */
async function ledgerOf(db: Kysely<Database>) {
  const { rows } = await sql<{ told: string }>`
    select concat_ws(' ', number, description || ':', string_agg(code || ' ' || amount_grosz, ', ' order by line.place)) as told
    from ledger_entry entry join ledger_line line on line.entry_id = entry.id
    group by entry.id order by entry.recorded_at, series desc, document, entry.place
  `.execute(db);
  return rows.map(({ told }) => told);
}

async function twoAccounts() {
  const db = await emptyDatabase();
  const one = await addAccount(db, { name: '1', lastName: 'Jagodziński' });
  const other = await addAccount(db, { name: '12A', sector: 2 });
  return { db, one, other };
}

describe('importing opening balances', () => {
  it('ledger, example 6: posts debts in their parts and what is overpaid, against 800, and nothing the second time', async () => {
    const { db, one, other } = await twoAccounts();
    // What is charged no more may be owed from before.
    await db
      .updateTable('feeKind')
      .set({ active: false })
      .where('name', '=', 'Opłata wodna')
      .execute();
    const lines = [
      heading,
      '1;1;;2025-12-31;1 230,50;2024-06-30;opłata ogrodowa;za 2024',
      `;;${other.reference.toLowerCase()};31.12.2025;-120;;;wpłacono z góry`,
      '1;1;;2025-12-31;1310.00;2025-06-30;Opłata ogrodowa;',
      'Sektor 1;1;;2025-12-31;30;2025-07-31;Opłata wodna;',
    ];
    expect(await importLines(db, lines, { isDryRun: true })).toMatchObject({
      title: 'Bilans otwarcia',
      counts: { added: 4, changed: 0, unchanged: 0 },
    });
    expect(await ledgerOf(db)).toEqual([]);
    await importLines(db, lines);
    expect(await ledgerOf(db)).toEqual([
      'BO/2025/1/1 Bilans otwarcia: Opłata ogrodowa: 200 254050, 800 -254050',
      'BO/2025/1/2 Bilans otwarcia: nadpłata: wpłacono z góry: 200 -12000, 800 12000',
      'BO/2025/1/3 Bilans otwarcia: Opłata wodna: 200 3000, 800 -3000',
    ]);
    // 800 has exactly the negative of the file's sum.
    const { rows } = await sql<{ total: string }>`
      select sum(amount_grosz) as total from ledger_line where code = '800'
    `.execute(db);
    expect(Number(rows[0]?.total)).toBe(-(1230_50 - 120_00 + 1310_00 + 30_00));
    expect(await stateOf(db, one.id)).toEqual({
      open: [1230_50, 1310_00, 30_00],
      balance: 2570_50,
      overpaid: 0,
    });
    expect(await stateOf(db, other.id)).toEqual({ open: [], balance: -120_00, overpaid: 120_00 });
    const again = await importLines(db, lines);
    expect(again).toMatchObject({ counts: { added: 0, changed: 0, unchanged: 4 }, warnings: [] });
    expect(await ledgerOf(db)).toHaveLength(3);
  });

  it('replaces by reversal what another file says otherwise, and the payments follow', async () => {
    const { db, one } = await twoAccounts();
    const debt = (amount: string) => `1;1;;2025-12-31;${amount};2025-06-30;Opłata ogrodowa;`;
    await importLines(db, [heading, debt('100'), '1;1;;2025-12-31;50;2025-07-31;Opłata wodna;']);
    await postPayment(db, { account: one.id, day: '2026-01-10', amount: 120_00 });
    const { counts, warnings } = await importLines(db, [heading, debt('110')]);
    expect(counts).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect(warnings).toMatchObject([{ rows: [2], message: expect.stringContaining('storno') }]);
    expect((await ledgerOf(db)).slice(-2)).toEqual([
      'ST/2025/1/1 Storno BO/2025/1/1: nowy bilans otwarcia: 200 -10000, 800 10000',
      'BO/2025/2/1 Bilans otwarcia: Opłata ogrodowa: 200 11000, 800 -11000',
    ]);
    expect(await stateOf(db, one.id)).toMatchObject({ balance: 40_00, overpaid: 0 });
    // What was not owed after all is taken back.
    await importLines(db, [heading, debt('0')]);
    expect(await stateOf(db, one.id)).toMatchObject({ balance: -70_00, overpaid: 70_00 });
    expect((await importLines(db, [heading, debt('0')])).counts.unchanged).toBe(1);
    const overpaid = (words: string) => [heading, `1;1;;2025-12-31;-5;;;${words}`];
    await importLines(db, overpaid('za 2026'));
    expect((await importLines(db, overpaid('za 2026'))).counts.unchanged).toBe(1);
    expect((await importLines(db, overpaid('za 2027'))).counts.changed).toBe(1);
  });

  it('finds an account without a garden by its number', async () => {
    const db = await emptyDatabase();
    const { id, reference } = await openAccount(db);
    await importLines(db, [heading, `;;${reference};2025-12-31;10;2025-06-30;Wpisowe;`]);
    expect((await stateOf(db, id)).balance).toBe(10_00);
  });

  it('tells every fault, and posts nothing', async () => {
    const { db, one, other } = await twoAccounts();
    const without = await openAccount(db);
    const lines = await refusalOfLines(db, [
      heading,
      '1;1;;2025-12-31;10;2025-06-30;Opłata wodna;za Jagodzińskiego',
      '1;1;;2025-12-31;10;2025-06-30;Opłata wodna;',
      '1;7;;2025-12-31;10;2025-06-30;Opłata wodna;',
      ';;GR00009999;2025-12-31;10;2025-06-30;Opłata wodna;',
      `1;1;${other.reference};2025-12-31;10;2025-06-30;Opłata wodna;`,
      '1;1;;2025-12-30;10;2025-06-30;Wpisowe;',
      '1;1;;2025-12-31;10;;;',
      '1;1;;2025-12-31;-10;2025-06-30;;',
      ';1;;2025-12-31;1,234;2025-06-30;Gaz;',
      `1;1;${without.reference};2025-12-31;10;2025-06-30;Opłata wodna;`,
    ]);
    expect(lines).toEqual([
      expect.stringContaining('wiersz 2, kolumna „Opis”: W opisie jest nazwisko'),
      'wiersz 3: Ta sama należność jest już w wierszu 2: złącz je w jedną',
      expect.stringContaining('wiersz 4, kolumna „Działka”: Nie ma działki „7”'),
      'wiersz 5, kolumna „Numer rozliczenia”: Nie ma konta rozliczeniowego o tym numerze. Sprawdź cyfry.',
      'wiersz 6, kolumna „Numer rozliczenia”: To numer rozliczenia innej działki. Popraw go albo działkę.',
      'wiersz 7, kolumna „Stan na dzień”: Cały plik ma jeden dzień bilansu, a wyżej jest 2025.12.31',
      'wiersz 8, kolumna „Termin płatności”: Podaj termin płatności',
      expect.stringContaining('wiersz 8, kolumna „Rodzaj opłaty”: Wpisz: Opłata ogrodowa,'),
      'wiersz 9, kolumna „Termin płatności”: Nadpłata nie ma terminu ani rodzaju opłaty. Zostaw te komórki puste.',
      'wiersz 10, kolumna „Kwota”: Kwota może mieć najwyżej 2 miejsca po przecinku',
      expect.stringContaining('wiersz 10, kolumna „Rodzaj opłaty”: Nie ma takiego rodzaju opłaty.'),
      'wiersz 11, kolumna „Numer rozliczenia”: To konto rozliczeniowe jest bez działki. Popraw numer albo zostaw sektor i działkę puste.',
    ]);
    const half = (dueOn: string) => `1;1;;2025-12-31;6 000 000 000;${dueOn};Wpisowe;`;
    expect(await refusalOfLines(db, [heading, half('2025-06-30'), half('2025-07-31')])).toEqual([
      expect.stringContaining('wiersz 2, kolumna „Kwota”: Liczba jest za duża'),
    ]);
    expect(await ledgerOf(db)).toEqual([]);
    expect((await stateOf(db, one.id)).balance).toBe(0);
  });

  it('takes a fee kind that is called as its payer is', async () => {
    const db = await emptyDatabase();
    const { id } = await addAccount(db, { name: '1', lastName: 'Woda' });
    await importLines(db, [heading, '1;1;;2025-12-31;10;2025-06-30;Woda wg licznika;']);
    expect((await stateOf(db, id)).balance).toBe(10_00);
  });

  it('of a plot that changed hands asks which account is meant, unless the day tells', async () => {
    const { db, one } = await twoAccounts();
    const { gardenId } = await db
      .selectFrom('settlement')
      .select('gardenId')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    const assign = async (validFrom: string) =>
      addAssignment(db, { gardenId: gardenId ?? '', partyId: (await addParty(db)).id, validFrom });
    await db
      .updateTable('assignment')
      .set({ validThru: '2025-06-30' })
      .where('gardenId', '=', gardenId)
      .execute();
    await assign('2025-06-30');
    const line = (day: string) => [heading, `1;1;;${day};10;2025-06-30;Wpisowe;`];
    const [both] = await refusalOfLines(db, line('2025-06-30'));
    expect(both).toContain(
      `Tego dnia działka miała kilka kont rozliczeniowych. Podaj numer rozliczenia: ${one.reference}, GR`,
    );
    expect(await refusalOfLines(db, line('2019-06-30'))).toEqual([
      'wiersz 2, kolumna „Działka”: Tego dnia nikt nie miał tej działki. Popraw dzień albo podaj numer rozliczenia.',
    ]);
    await importLines(db, line('2025-06-29'));
    expect((await stateOf(db, one.id)).balance).toBe(10_00);
  });
});
