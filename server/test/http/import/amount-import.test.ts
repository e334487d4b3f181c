import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ImportReport } from '@grzadka/contract/import/import.model';
import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addChargeRun } from '#test/charge-runs.ts';
import { addAssignment, addGarden, addParty } from '#test/factories.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';
import { installationOf } from '#test/installation.ts';
import { addAccount, openAccount } from '#test/ledger.ts';
import { startTestAppOnce } from '#test/test-app.ts';
import { execute } from '#test/test-cluster.ts';
import { emptyDatabase, importLines, refusalOf, refusalOfLines } from './import-run.ts';

/** A draft that charges these kinds by hand, as what a file goes into. */
async function draftByHand(db: Kysely<Database>, names: readonly string[] = ['Szkody']) {
  const feeKindIds: string[] = [];
  for (const name of names) {
    const { id } = await addFeeKind(db, { name });
    await addTariff(db, { feeKindId: id, terms: { method: 'manual', rate: '10' } });
    feeKindIds.push(id);
  }
  const { id } = await addChargeRun(db, { feeKindIds });
  return { id, feeKindIds, options: { into: { id, ifMatch: undefined } } };
}

const storedIn = async (db: Kysely<Database>, runId: string) =>
  (
    await db
      .selectFrom('chargeAmount')
      .select(['settlementId', 'amountGrosz', 'description'])
      .where('runId', '=', runId)
      .orderBy('amountGrosz')
      .execute()
  ).map(({ settlementId, amountGrosz, description }) => [
    settlementId,
    Number(amountGrosz),
    description,
  ]);

describe('importing amounts set by hand', () => {
  it('takes accounts by plot or reference, adds and changes them, and leaves the others', async () => {
    const db = await emptyDatabase();
    const one = await addAccount(db, { name: '1', sector: 1 });
    const other = await addAccount(db, { name: '12A', sector: 2 });
    const third = await openAccount(db);
    const { id, options } = await draftByHand(db);
    const lines = [
      'Działka;Nr rozliczenia;Kwota;Za co',
      '1;;1 234,50;brama',
      `;${other.reference.toLowerCase()};20;`,
      `;${third.reference};3,5;`,
    ];
    expect(await importLines(db, lines, { ...options, isDryRun: true })).toMatchObject({
      title: 'Kwoty ustalone ręcznie',
      counts: { added: 3, changed: 0, unchanged: 0 },
    });
    expect(await storedIn(db, id)).toEqual([]);
    await importLines(db, lines, options);
    expect(await storedIn(db, id)).toEqual([
      [third.id, 3_50, null],
      [other.id, 20_00, null],
      [one.id, 1234_50, 'brama'],
    ]);
    const { counts, warnings } = await importLines(
      db,
      ['Działka;Kwota', '12a;21', '1;1234,50'],
      options,
    );
    expect(counts).toEqual({ added: 0, changed: 1, unchanged: 1 });
    expect(warnings).toMatchObject([
      {
        rows: [2],
        message: 'To konto rozliczeniowe ma już kwotę: 20,00\u00a0zł. Program ją zastąpi.',
      },
    ]);
    expect(await storedIn(db, id)).toEqual([
      [third.id, 3_50, null],
      [other.id, 21_00, null],
      // What a file does not say stays.
      [one.id, 1234_50, 'brama'],
    ]);
  });

  it('refuses each faulty row with its reason, and then takes nothing', async () => {
    const db = await emptyDatabase();
    await addAccount(db, { name: '1', sector: 1, lastName: 'Jagodziński' });
    await addAccount(db, { name: '2', sector: 1 });
    await addAccount(db, { name: '2', sector: 2 });
    await addGarden(db, { name: '3', sector: 1 });
    const { id, options } = await draftByHand(db);
    const heading = 'Sektor;Działka;Numer rozliczenia;Kwota;Opis';
    expect(
      await refusalOfLines(
        db,
        [
          heading,
          ';1;;5;',
          '1;1;;6;',
          ';2;;5;',
          ';99;;5;',
          ';3;;5;',
          ';;GR99999920;5;',
          ';;;5;',
          '1;2;;0;',
          '2;2;;-3;',
          ';1;;1,005;',
          ';1;;;',
          '1;2;;5;szkody Jagodzińskiego',
        ],
        options,
      ),
    ).toEqual([
      'wiersz 3: To konto rozliczeniowe jest już w wierszu 2. Zostaw jeden z nich.',
      'wiersz 4, kolumna „Działka”: Działka „2” jest w kilku sektorach (Sektor 1, Sektor 2). Dodaj kolumnę „Sektor”.',
      'wiersz 5, kolumna „Działka”: Nie ma działki „99”. Popraw jej numer.',
      'wiersz 6, kolumna „Działka”: W dniu 2026.01.01 nikt nie miał tej działki. Podaj numer rozliczenia.',
      'wiersz 7, kolumna „Numer rozliczenia”: Nie ma konta rozliczeniowego o tym numerze. Sprawdź cyfry.',
      'wiersz 8, kolumna „Działka”: Podaj numer rozliczenia albo działkę',
      'wiersze 9, 10 (razem 2), kolumna „Kwota”: Podaj kwotę większą od zera',
      'wiersz 11, kolumna „Kwota”: Kwota może mieć najwyżej 2 miejsca po przecinku',
      'wiersz 12, kolumna „Kwota”: Podaj kwotę',
    ]);
    expect(await refusalOfLines(db, [heading, '1;1;;5;szkody Jagodzińskiego'], options)).toEqual([
      'wiersz 2, kolumna „Opis”: W opisie jest nazwisko działkowca. Usuń je: księgowań nie da się potem zmienić.',
    ]);
    expect(await storedIn(db, id)).toEqual([]);
  });

  it('asks for the reference where a plot has several accounts on the reference day', async () => {
    const db = await emptyDatabase();
    const account = await addAccount(db, { name: '4' });
    const { gardenId } = await db
      .selectFrom('settlement')
      .select('gardenId')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow();
    // The day of a handover.
    const { id: partyId } = await addParty(db);
    await db.updateTable('assignment').set({ validThru: '2026-01-01' }).execute();
    await addAssignment(db, { gardenId: gardenId ?? '', partyId, validFrom: '2026-01-01' });
    const numbers = await db
      .selectFrom('settlement')
      .select('reference')
      .where('gardenId', '=', gardenId)
      .orderBy('number')
      .execute();
    const { options } = await draftByHand(db);
    expect(await refusalOfLines(db, ['Działka;Kwota', '4;5'], options)).toEqual([
      `wiersz 2, kolumna „Działka”: W dniu 2026.01.01 działka miała kilka kont rozliczeniowych. Podaj numer rozliczenia: ${numbers.map(({ reference }) => reference).join(', ')}`,
    ]);
  });

  it('asks for the fee kind where several are set by hand, and keeps to the choice of the run', async () => {
    const db = await emptyDatabase();
    const one = await addAccount(db, { name: '1' });
    await addAccount(db, { name: '2' });
    const { id, feeKindIds, options } = await draftByHand(db, ['Szkody', 'Prace']);
    await db
      .updateTable('chargeRun')
      .set({ settlementIds: [one.id] })
      .where('id', '=', id)
      .execute();
    expect(
      await refusalOfLines(
        db,
        ['Działka;Kwota;Rodzaj opłaty', '1;5;', '1;5;Woda', '2;5;prace'],
        options,
      ),
    ).toEqual([
      'wiersze 2, 3 (razem 2), kolumna „Rodzaj opłaty”: Wpisz rodzaj opłaty: Szkody lub Prace',
      'wiersz 4, kolumna „Działka”: Tego konta rozliczeniowego nie obejmuje to naliczenie. Wybierz inne albo zmień w naliczeniu sektory, działki lub konta rozliczeniowe („Edytuj”).',
    ]);
    const lines = ['Działka;Kwota;Rodzaj opłaty', '1;5;prace', '1;6;Szkody'];
    await importLines(db, lines, options);
    const kinds = await db
      .selectFrom('chargeAmount')
      .select(['feeKindId', 'amountGrosz'])
      .orderBy('amountGrosz')
      .execute();
    expect(kinds.map(({ feeKindId }) => feeKindId)).toEqual(feeKindIds.toReversed());
  });

  it('over HTTP is guarded by the version of the run, told to the audit, and needs a draft', async () => {
    const app = await startTestAppOnce();
    const treasurer = await app.as('ROLE_TREASURER');
    const account = await addAccount(app.db, { name: '1' });
    const { id, feeKindIds } = await draftByHand(app.db);
    const send = async (call: string, { sha256 = '', etag = '*' } = {}) => {
      const multipart = new FormData();
      multipart.set('file', new File([['Działka;Kwota', '1;5'].join('\n')], 'kwoty.csv'));
      if (sha256) multipart.set('sha256', sha256);
      const response = await treasurer.send(`/api/charge-run/${id}/amounts/${call}`, {
        method: 'POST',
        multipart,
        headers: { 'if-match': etag },
      });
      const lines = (await response.text()).trim().split('\n');
      const last = JSON.parse(lines.at(-1) ?? '') as ImportReport & ErrorBody;
      return { status: response.status, last };
    };
    const { headers } = await treasurer.get(`/api/charge-run/get/${id}`);
    const etag = headers.get('etag') ?? '';
    const { last: checked } = await send('check');
    expect(checked).toMatchObject({ isStored: false, counts: { added: 1 } });
    const { sha256 } = checked;
    const { status, last } = await send('run', { sha256, etag });
    expect([status, last]).toMatchObject([200, { isStored: true, counts: { added: 1 } }]);
    // Somebody who saw the list before.
    expect((await send('run', { sha256, etag })).status).toBe(412);
    const lines = ['Działka;Kwota', '1;5'];
    const isInto = (runId: string, ifMatch?: number[]) =>
      importLines(app.db, lines, { into: { id: runId, ifMatch }, isDryRun: true });
    await expect(isInto(id, [99])).rejects.toMatchObject({ code: 'stale' });
    await expect(isInto(account.id)).rejects.toMatchObject({ code: 'not-found' });

    const { id: amountId } = await app.db
      .selectFrom('chargeAmount')
      .select('id')
      .executeTakeFirstOrThrow();
    const [entry] = await auditOf(app.db, 'charge-amount', amountId);
    expect(entry).toMatchObject({
      action: 'create',
      importId: expect.any(String),
      after: { runId: id, settlementId: account.id, feeKindId: feeKindIds[0], amountGrosz: 5_00 },
    });

    // As far as a file goes, one that was approved without charging anything.
    await execute(
      (await installationOf(app)).ownerUrl,
      `set session_replication_role = replica;
       update charge_run set number = 'NAL/2026/1', approved_at = '2026-05-04' where id = '${id}'`,
    );
    expect(await refusalOf(isInto(id))).toEqual([
      'To naliczenie jest już zatwierdzone. Zamiast je zmieniać, zrób jego storno.',
    ]);
  });
});
