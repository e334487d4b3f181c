import type { ChargeRunDetails } from '@grzadka/contract/charge/run/charge-run.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { lacksHeader, letterMark, lettersHeader } from '@grzadka/contract/core/export/pdf-reply';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addChargedRun } from '#test/charged-run.ts';
import { addAccount, feeKindNamed, postDebt, postPayment } from '#test/ledger.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');

await db
  .updateTable('settings')
  .set({ name: 'ROD Malwa', nip: '8567346215', bankAccount: '61109010140000071219812874' })
  .execute();

const garden = {
  feeKindId: await feeKindNamed(db, 'Opłata ogrodowa'),
  words:
    'Opłata ogrodowa 2025: 312,50 m² (wg planu) × 0,45 zł = 140,63 zł – uchwała 3/2025 z 17.04.2025',
};
const union = {
  feeKindId: await feeKindNamed(db, 'Partycypacja PZD'),
  words: 'Partycypacja PZD 2025',
};

/** 187,51 zł of two kinds: half of the first is due long ago, the rest far ahead. */
const charge = (settlementId: string) => [
  {
    settlementId,
    feeKindId: garden.feeKindId,
    lines: [{ words: garden.words, amount: 140_63 }],
    parts: [
      { dueOn: '2025-06-30', amount: 70_32 },
      { dueOn: '2099-06-30', amount: 70_31 },
    ],
  },
  {
    settlementId,
    feeKindId: union.feeKindId,
    lines: [
      { words: union.words, amount: 50_00 },
      { words: 'Ulga', amount: -3_12 },
    ],
    parts: [{ dueOn: '2099-06-30', amount: 46_88 }],
  },
];

const pdfAt = async (path: string) => {
  const response = await treasurer.send(path);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
};

it('a notice tells the words of each line, what is due when, and what is to be paid with all else that is open', async () => {
  const { id, reference } = await addAccount(db, { name: '3' });
  const other = { amount: 20_00, dueOn: '2098-12-30' };
  await postDebt(db, { account: id, day: '2025-04-01', parts: [other] });
  const run = await addChargedRun(db, 2025, charge(id));
  await postPayment(db, { account: id, day: '2025-06-01', amount: 30_00 });
  const pdf = await pdfAt(`/api/settlement/${id}/notice?runId=${run.id}`);
  const [text = '', onTheNext = ''] = pdf.pages;
  expect(pdf).toMatchObject({
    title: `Zawiadomienie o opłatach ${reference}`,
    language: 'pl-PL',
    isTagged: true,
    pages: [text, onTheNext],
  });
  expect(text).toContain(
    `Opłaty 2025 Naliczenie ${run.number} z 15 marca 2025, za okres od 1 stycznia 2025 do 31 grudnia 2025.`,
  );
  expect(text).toContain('Do zapłaty: 177,51 zł.');
  const days = [
    '30.06.2025 70,32 30,00 0,00 40,32',
    '30.12.2098 0,00 0,00 20,00 60,32',
    '30.06.2099 117,19 0,00 0,00 177,51',
  ];
  expect(text).toContain(days.join(' '));
  // The last column says that it adds up.
  expect(text).toContain('Razem do tego dnia (zł)');
  // The transfer has no room below it, and does not stand alone where it has.
  expect(onTheNext).toMatch(
    /^Inne należności: 30\.12\.2098 Opłata \(PK\/2025\/1\): 20,00.zł Dane do przelewu /,
  );
  expect(text).toContain(`${garden.words} 140,63 ${union.words} 50,00 Ulga -3,12 Razem 187,51`);
  const codeOf = (amount: string) =>
    `8567346215|PL|61109010140000071219812874|${amount}|ROD Malwa|Dz. 3 ${reference}|||`;
  expect(pdf.codes).toEqual([codeOf('006032'), codeOf('017751')]);
});

it('all notices of a run are one document by their plots, without what was taken back, and the audit knows', async () => {
  const accounts = [];
  for (const name of ['12', '2', '1']) accounts.push(await addAccount(db, { name }));
  const [last, second, first] = accounts;
  const run = await addChargedRun(
    db,
    2025,
    accounts.flatMap(({ id }) => charge(id)),
  );
  const chargeIds = run.charges.slice(2, 4).map(({ id }) => id);
  const day = '2025-05-05';
  const reversed = await treasurer.post('/api/charge/reverse', {
    chargeIds,
    day,
    reason: 'pomyłka',
  });
  expect(reversed.status).toBe(201);
  const reply = await treasurer.send(`/api/charge-run/${run.id}/notices`);
  const bytes = await reply.arrayBuffer();
  // By both one sees how far it is while it comes.
  expect(reply.headers.get(lettersHeader)).toBe('2');
  expect(Buffer.from(bytes).toString('latin1').split(letterMark)).toHaveLength(2 + 1);
  const pdf = await readPdf(new Uint8Array(bytes));
  expect(pdf.title).toBe(`Zawiadomienia o opłatach ${run.number}`);
  const references = pdf.pages.map((page) => /Numer rozliczenia (GR\d{8}) ·/.exec(page)?.[1]);
  expect(references).toEqual([first?.reference, last?.reference]);
  const { after } = await db
    .selectFrom('auditEntry')
    .select('after')
    .where('action', '=', 'export')
    .executeTakeFirstOrThrow();
  expect(after).toEqual({ list: `Zawiadomienia o opłatach ${run.number}`, rows: 2 });
  const missing = await treasurer.get(`/api/settlement/${second?.id}/notice?runId=${run.id}`);
  expect(missing.status).toBe(404);
});

it('notices are made of approved runs alone, for who may see them', async () => {
  const days = { periodFrom: '2026-01-01', periodThru: '2026-12-31', issueDay: '2026-03-01' };
  const id = newId();
  await db
    .insertInto('chargeRun')
    .values({
      id,
      kind: 'annual',
      title: 'Szkic',
      referenceDay: days.periodFrom,
      feeKindIds: [],
      ...days,
    })
    .execute();
  const draft = await treasurer.get<ErrorBody>(`/api/charge-run/${id}/notices`);
  expect([draft.status, draft.body.message]).toEqual([
    409,
    'To naliczenie nie jest zatwierdzone. Naciśnij „Oblicz”, sprawdź je i zatwierdź.',
  ]);
  expect((await treasurer.get(`/api/charge-run/${newId()}/notices`)).status).toBe(404);
  const holder = await app.as('ROLE_USER');
  expect((await holder.get(`/api/charge-run/${id}/notices`)).status).toBe(403);
});

it('a letter says by a header what of the association it was printed without, and its run says so before', async () => {
  const { id } = await addAccount(db, { name: '77' });
  const run = await addChargedRun(db, 2025, charge(id));
  const lacks = async (path: string) => {
    const { status, headers, text } = await asText(path);
    expect([status, text.startsWith('%PDF')]).toEqual([200, true]);
    const told = headers.get(lacksHeader);
    return told === null ? null : decodeURIComponent(told);
  };
  const paths = [
    `/api/settlement/${id}/notice?runId=${run.id}`,
    `/api/settlement/${id}/statement`,
    `/api/charge-run/${run.id}/notices`,
  ];
  for (const path of paths) expect(await lacks(path)).toBe('adres');
  const { body } = await treasurer.get<ChargeRunDetails>(`/api/charge-run/get/${run.id}`);
  expect(body.paperLacks).toEqual(['address']);
  const whole = { street: 'Polna', houseNumber: '1', postalCode: '00-001', city: 'Warszawa' };
  await db.updateTable('settings').set(whole).execute();
  expect(await lacks(paths[0] ?? '')).toBeNull();
});

async function asText(path: string) {
  const response = await treasurer.send(path);
  const { status, headers } = response;
  return { status, headers, text: Buffer.from(await response.arrayBuffer()).toString('latin1') };
}
