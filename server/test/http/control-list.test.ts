import type { ErrorBody } from '@grzadka/contract/core/errors';
import { expect, it } from 'vitest';
import { readXlsx } from '#src/import/read/read-xlsx.ts';
import { calculate } from '#test/charge-calls.ts';
import { addPlot, runForm } from '#test/charge-runs.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

it('a draft is looked through by a list of all its accounts, with why one of them is charged nothing', async () => {
  const kind = await addFeeKind(app.db, { name: 'Opłata za aleje' });
  await addTariff(app.db, { feeKindId: kind.id });
  const later = await addPlot(app.db, { name: '10' });
  const first = await addPlot(app.db, { name: '9' });
  await app.db.deleteFrom('gardenArea').where('gardenId', '=', first.gardenId).execute();
  const form = runForm([kind.id], [later.gardenId, first.gardenId]);
  const { body } = await treasurer.post<{ id: string }>('/api/charge-run/create', form);
  const path = `/api/charge-run/${body.id}/control-list`;
  const refused = await treasurer.get<ErrorBody>(`${path}?format=pdf`);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'To naliczenie nie jest jeszcze obliczone. Naciśnij „Oblicz”.',
  ]);
  await calculate(app, treasurer, body.id);

  const taken = async (format: string) =>
    new Uint8Array(await (await treasurer.send(`${path}?format=${format}`)).arrayBuffer());
  const pdf = await readPdf(await taken('pdf'));
  expect(pdf).toMatchObject({ isTagged: true, language: 'pl-PL' });
  expect(pdf.tags.filter((tag) => tag === 'Table')).toHaveLength(2);
  const [page = ''] = pdf.pages;
  expect(page).toContain('Stan: Szkic. Konta rozliczeniowe z opłatami: 1, do sprawdzenia: 1,');
  expect(page).toMatch(/ 9 .+ Zablokowane: Brak powierzchni 10 .+ 135,00 .+ Razem 135,00 /);

  const { rows } = await readXlsx(await taken('xlsx'));
  const cells = (await Array.fromAsync(rows())).map((row) => row.cells.map(String));
  expect(cells.map((row) => [row[0], row[4], row[5], row[9]])).toEqual([
    ['9', '', '', 'Zablokowane: Brak powierzchni'],
    ['10', '135', '135', 'Do sprawdzenia'],
    ['Razem', '135', '135', ''],
  ]);
  const told = { list: 'Lista kontrolna', rows: 2, chargeRunId: body.id };
  const audited = await app.db
    .selectFrom('auditEntry')
    .select('after')
    .where('recordType', '=', 'export')
    .execute();
  expect(audited).toEqual([{ after: told }, { after: told }]);
});
