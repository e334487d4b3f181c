import type { BankProfileDetails } from '@grzadka/contract/bank/profiles/bank-profile.model';
import { bankProfileRefusals } from '@grzadka/contract/bank/profiles/bank-profile.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { expect, it } from 'vitest';
import type { OwnProfile } from '#src/bank/reading/csv/csv-profile.ts';
import { readStatementFile } from '#src/bank/reading/read-statement-file.ts';
import { preview } from '#test/bank-imports.ts';
import { addBankAccount, addBankProfile } from '#test/bank-lines.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const clerk = await app.as('ROLE_EMPLOYEE');

const heading = ['Data', 'Kwota', 'Tytuł', 'Nadawca'];
const columns = { bookingDay: 0, amount: 1, title: [2], counterpartyName: 3 };

const create = (body: object, as = treasurer) =>
  as.post<{ id: string } & ErrorBody>('/api/bank-profile/create', {
    name: 'Bank Rolny',
    heading,
    columns,
    ...body,
  });

const remove = (id: string) =>
  treasurer.request<ErrorBody>(`/api/bank-profile/delete/${id}`, { method: 'DELETE' });

it('an own profile is kept as a file is read by it, and told whole', async () => {
  const { status, body } = await create({ name: 'Bank Spółdzielczy' });
  expect(status).toBe(201);
  const { body: told } = await treasurer.get<BankProfileDetails>(
    `/api/bank-profile/get/${body.id}`,
  );
  expect(told).toEqual({
    id: body.id,
    name: 'Bank Spółdzielczy',
    heading,
    columns: {
      ...columns,
      valueDay: null,
      currency: null,
      counterpartyAccount: null,
      reference: null,
      balanceAfter: null,
      ownAccount: null,
    },
  });
  const kept = await db
    .selectFrom('bankProfile')
    .select(['name', 'heading', 'columns'])
    .where('id', '=', body.id)
    .$castTo<OwnProfile>()
    .executeTakeFirstOrThrow();
  const file = `${heading.join(';')}\n2026-05-04;223,51;działka 12A;Nowak Anna\n`;
  const { nrb } = await addBankAccount(db);
  const read = readStatementFile(Buffer.from(file), { bankAccount: nrb, ownProfiles: [kept] });
  expect(read).toMatchObject({
    outcome: 'read',
    statements: [
      { lines: [{ amount: 223_51, title: 'działka 12A', counterpartyName: 'Nowak Anna' }] },
    ],
  });
});

it('so may the accounts of payer and payee, of which this one’s is nobody else’s', async () => {
  const { id: bankAccountId, nrb } = await addBankAccount(db);
  const [other, individual] = ['27114020040000300201355387', '83101010230000261395100000'];
  const named = {
    name: 'Dwa rachunki',
    heading: ['Data', 'Kwota', 'Tytuł', 'Z rachunku', 'Na rachunek'],
  };
  const account = { payer: 3, payee: 4 };
  const { status, body } = await create({
    ...named,
    columns: { bookingDay: 0, amount: 1, title: [2], counterpartyAccount: account },
  });
  expect(status).toBe(201);
  const { body: told } = await treasurer.get<BankProfileDetails>(
    `/api/bank-profile/get/${body.id}`,
  );
  expect(told.columns.counterpartyAccount).toEqual(account);
  const rows = [
    `2026-05-04;50,00;dz 1;${other};${nrb}`,
    `2026-05-04;60,00;dz 2;PL${other};${individual}`,
    `2026-05-05;-70,00;prąd;${nrb};${other}`,
    `2026-05-06;80,00;wpłata własna;${nrb};${nrb}`,
  ];
  const file = [named.heading.join(';'), ...rows].join('\n');
  const { id } = await preview(treasurer, bankAccountId, file);
  const kept = await db
    .selectFrom('bankImportLine')
    .select(['counterpartyAccount', 'targetAccount'])
    .where('importId', '=', id)
    .orderBy('place')
    .execute();
  expect(kept.map((line) => [line.counterpartyAccount, line.targetAccount])).toEqual([
    [other, null],
    [other, individual],
    [other, null],
    [null, null],
  ]);
});

it('what came in and what went out may stand in a column each', async () => {
  const { status, body } = await create({
    name: 'Dwie kolumny',
    columns: { bookingDay: 0, amount: { incoming: 1, outgoing: 3 }, title: [2] },
  });
  expect(status).toBe(201);
  const told = await treasurer.get<BankProfileDetails>(`/api/bank-profile/get/${body.id}`);
  expect(told.body.columns.amount).toEqual({ incoming: 1, outgoing: 3 });
});

it.each([
  ['a column that the heading does not have', { columns: { ...columns, reference: 4 } }, 'columns'],
  ['no title', { columns: { ...columns, title: [] } }, 'columns.title'],
  ['no amount', { columns: { ...columns, amount: null } }, 'columns.amount'],
  ['no heading', { heading: [] }, 'heading'],
  ['no name', { name: ' ' }, 'name'],
])('is refused with %s', async (_, body, field) => {
  const reply = await create(body);
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.body.fields ?? {})).toContain(field);
});

it('is renamed, its columns stay, and no name is there twice', async () => {
  const { id, name } = await addBankProfile(db);
  const other = await addBankProfile(db);
  const twin = await treasurer.put<ErrorBody>('/api/bank-profile/update', {
    id: other.id,
    name: name.toUpperCase(),
  });
  expect([twin.status, twin.body.fields]).toEqual([409, { name: bankProfileRefusals.takenName }]);
  const { status } = await treasurer.put('/api/bank-profile/update', { id, name: 'Po zmianie' });
  expect(status).toBe(204);
  const told = await treasurer.get<BankProfileDetails>(`/api/bank-profile/get/${id}`);
  expect(told.body).toMatchObject({ name: 'Po zmianie', columns: { bookingDay: 0, title: [2] } });
});

it('is deleted once no bank account names it', async () => {
  const { id: bankProfileId } = await addBankProfile(db);
  const account = await addBankAccount(db);
  await treasurer.put('/api/bank-account/update', { id: account.id, bankProfileId });
  const used = await remove(bankProfileId);
  expect([used.status, used.body.message]).toEqual([409, bankProfileRefusals.inUse]);
  await treasurer.put('/api/bank-account/update', { id: account.id, bankProfileId: null });
  expect((await remove(bankProfileId)).status).toBe(204);
  expect((await create({ name: 'Nie wolno' }, clerk)).status).toBe(403);
});
