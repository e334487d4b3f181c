import { bankImportEndpoints } from '@grzadka/contract/bank/importing/bank-import.endpoints';
import type { StatementBeginning } from '@grzadka/contract/bank/importing/bank-import.model';
import type { ErrorBody, ErrorCode } from '@grzadka/contract/core/errors';
import { largestAmount } from '@grzadka/contract/core/money/grosze';
import { formatBankAccount } from '@grzadka/contract/settings/bank-account';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { apply, previewHere, readImport, sendFile, statementForm } from '#test/bank-imports.ts';
import { addBankAccount, addBankLine } from '#test/bank-lines.ts';
import { mt940, pkoTable } from '#test/bank-statements.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');

const a = { amount: 50_00, title: 'dz 1', day: '2026-05-04' };

describe('what cannot be taken in', () => {
  const refused = async (content: string | Uint8Array<ArrayBuffer>, form: object = {}) => {
    const { id: bankAccountId } = await addBankAccount(db);
    const { status, body } = await sendFile(treasurer, { bankAccountId, ...form }, content);
    return { status, message: body.message, fields: body.fields };
  };

  /** How many files are kept, in the tables and in the storage. */
  async function kept() {
    const rows = await db.selectFrom('bankImport').select('id').execute();
    let stored = 0;
    for await (const batch of app.storage.list()) stored += batch.length;
    return { rows: rows.length, stored };
  }

  it.each<[string, string | Uint8Array<ArrayBuffer>, number, object]>([
    [
      'a picture',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]),
      415,
      { file: 'To nie jest wyciąg bankowy. Wybierz plik pobrany z banku.' },
    ],
    [
      'an amount that is none',
      pkoTable([a]).replace('50,00', '1.234'),
      400,
      {
        file: 'Wiersz 2: W kolumnie „Kwota” jest „1.234”. Powinna tam być kwota, np. 1 234,56.',
        2: 'W kolumnie „Kwota” jest „1.234”. Powinna tam być kwota, np. 1 234,56.',
      },
    ],
    ['more than 20 MB', new Uint8Array(20 * 1024 * 1024 + 1), 413, {}],
  ])('%s', async (_, content, status, fields) => {
    const before = await kept();
    const reply = await refused(content);
    expect(reply).toMatchObject({ status, fields });
    expect(reply.message.length).toBeGreaterThan(0);
    expect(await kept()).toEqual(before);
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>, ErrorCode, object]>([
    ['nothing', '\n', 'unsupported-type', {}],
    [
      'another account',
      mt940('61109010140000071219812874', [a]),
      'validation',
      {
        file: `To wyciąg innego rachunku: ${formatBankAccount('61109010140000071219812874')}. Wybierz ten rachunek albo inny plik.`,
      },
    ],
    [
      'a table that nobody knows',
      'Kiedy;Kto;Ile\n2026-05-04;Nowak;12,00\n',
      'validation',
      { profileId: 'Nie rozpoznano układu pliku. Wskaż kolumny.' },
    ],
    [
      'letters that are not Polish',
      new Uint8Array(
        iconv.encode(
          ':20:1\n:25:1\n:60F:C260504PLN0,00\n:61:260504C1,00NTRFX\n:86:020?20Оплата за участок\n',
          'windows-1251',
        ),
      ),
      'validation',
      {
        encoding: 'Nie wiadomo, jak zapisano polskie litery. Wskaż, w którym tekście są poprawne.',
      },
    ],
    [
      'entities of its own',
      '<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;&b;">]><Document>&d;</Document>',
      'validation',
      {
        file: 'Plik zawiera definicje XML (DTD albo encje), których wyciąg bankowy nie ma. Pobierz wyciąg z banku jeszcze raz.',
      },
    ],
    [
      'XML in other letters than it says',
      new Uint8Array(
        iconv.encode('<?xml version="1.0" encoding="UTF-8"?><Document>Łoś</Document>', 'win1250'),
      ),
      'validation',
      {
        file: 'Plik XML zapisano w sposób, którego program nie czyta. Pobierz wyciąg z banku jeszcze raz.',
      },
    ],
    [
      'a line as long as a file',
      `:20:1\n${'a'.repeat(19 * 1024 * 1024)}`,
      'validation',
      {
        2: 'Wiersz jest o wiele za długi jak na wyciąg bankowy. Pobierz wyciąg z banku jeszcze raz.',
      },
    ],
    [
      'a formula where an amount should be',
      pkoTable([a]).replace('50,00', '=1+1'),
      'validation',
      {
        2: 'W kolumnie „Kwota” jest formuła arkusza, a nie wartość z banku. Powinna tam być kwota, np. 1 234,56.',
      },
    ],
    [
      'euros',
      pkoTable([a]).replace('PLN', 'EUR'),
      'validation',
      { file: 'Wyciąg w walucie EUR nie jest obsługiwany' },
    ],
    [
      'the first half of it',
      mt940('61109010140000071219812874', [a]).split(':62F:')[0] ?? '',
      'validation',
      {
        1: 'Wyciąg nie jest cały: nie ma w nim salda końcowego (pole :62F:). Pobierz wyciąg z banku jeszcze raz.',
      },
    ],
  ])('%s, with a word to say what it is', async (_, content, code, fields) => {
    const before = await kept();
    const { id: bankAccountId } = await addBankAccount(db);
    const reading = previewHere(app, bankAccountId, content);
    await expect(reading).rejects.toMatchObject({
      code,
      fields,
      message: expect.stringMatching(/./),
    });
    expect((await kept()).rows).toBe(before.rows);
  });

  it('for now, since others are read, leaves nothing behind', async () => {
    const { id: bankAccountId } = await addBankAccount(db);
    const before = await kept();
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { status } = await sendFile(treasurer, { bankAccountId }, pkoTable([a]));
        return status;
      }),
    );
    const taken = statuses.filter((status) => status === 201).length;
    expect(statuses.filter((status) => status === 503)).toHaveLength(12 - taken);
    expect(taken).toBeLessThan(12);
    expect(await kept()).toEqual({ rows: before.rows + taken, stored: before.stored + taken });
  });

  it('for an account that is none, or a layout that is none', async () => {
    expect(await refused(pkoTable([a]), { bankAccountId: newId() })).toMatchObject({
      status: 400,
      fields: { bankAccountId: 'Tego rachunku już nie ma. Wybierz inny.' },
    });
    expect(await refused(pkoTable([a]), { bankAccountId: '' })).toMatchObject({
      status: 400,
      fields: { bankAccountId: 'Wybierz rachunek bankowy' },
    });
    expect(await refused(pkoTable([a]), { profileId: newId() })).toMatchObject({
      status: 400,
      fields: { profileId: 'Tego układu już nie ma. Wybierz inny.' },
    });
  });

  it('tells how it begins, for whoever points at columns or letters', async () => {
    const { id: bankAccountId } = await addBankAccount(db);
    const beginning = async (content: string | Uint8Array<ArrayBuffer>) => {
      const multipart = statementForm({ bankAccountId, encoding: '' }, content);
      const { path, method } = bankImportEndpoints.beginning;
      return treasurer.request<StatementBeginning & ErrorBody>(path, { method, multipart });
    };
    const table = await beginning('Kiedy;Kto;Ile\n2026-05-04;Nowak;12,00\n');
    expect(table).toMatchObject({
      status: 200,
      body: {
        encoding: 'utf-8',
        rows: [
          ['Kiedy', 'Kto', 'Ile'],
          ['2026-05-04', 'Nowak', '12,00'],
        ],
        choices: [],
      },
    });
    const russian = new Uint8Array(iconv.encode('Оплата;за;участок\n', 'windows-1251'));
    const { body } = await beginning(russian);
    expect(body.encoding).toBeNull();
    expect(body.choices.map(({ encoding }) => encoding)).toEqual([
      'windows-1250',
      'iso-8859-2',
      'cp852',
    ]);
  });

  it('a layout of one’s own is recognised by its heading', async () => {
    const { id } = await addBankAccount(db);
    const values = {
      id: newId(),
      name: 'Bank spółdzielczy',
      heading: JSON.stringify(['Dzień', 'Treść', 'Kwota']),
      // As the form keeps them: what the table does not have is null.
      columns: JSON.stringify({
        bookingDay: 0,
        valueDay: null,
        title: [1],
        amount: 2,
        currency: null,
      }),
    };
    await db.insertInto('bankProfile').values(values).execute();
    const shown = await previewHere(app, id, 'Dzień;Treść;Kwota\n2026-05-04;dz 1;50,00\n');
    expect(shown).toMatchObject({
      profile: 'Bank spółdzielczy',
      namesAccount: false,
      sumIn: 50_00,
    });
  });

  it('by whoever may not', async () => {
    const { id: bankAccountId } = await addBankAccount(db);
    const clerk = await app.as('ROLE_EMPLOYEE');
    expect(await sendFile(clerk, { bankAccountId }, pkoTable([a]))).toMatchObject({ status: 403 });
  });

  it('a file that names no account is booked by whoever says that it is this one’s', async () => {
    const { id, name, nrb } = await addBankAccount(db);
    const file = await previewHere(app, id, pkoTable([a]));
    expect(file.namesAccount).toBe(false);
    const unasked = await treasurer.post<ErrorBody>(bankImportEndpoints.apply.path, {
      id: file.id,
    });
    expect(unasked).toMatchObject({
      status: 409,
      body: {
        fields: {
          confirmAccount: `Ten plik nie mówi, którego rachunku dotyczy. Potwierdź, że to wyciąg rachunku ${name} (${formatBankAccount(nrb)}).`,
        },
      },
    });
    const { balanceGrosz } = await db
      .selectFrom('bankAccount')
      .select('balanceGrosz')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(balanceGrosz).toBe('0');
    expect(await apply(treasurer, file.id)).toMatchObject({ status: 200 });
    expect((await readImport(treasurer, file.id)).applied).not.toBeNull();
  });
});

it('what was taken in may come to more than the largest amount', async () => {
  const { id: bankAccountId, nrb } = await addBankAccount(db);
  for (const title of ['jeden', 'dwa', 'trzy']) {
    await addBankLine(db, { amount: largestAmount, bankAccountId, title });
  }
  const { status, body } = await treasurer.get<{ incoming: number }>('/api/bank-line/waiting');
  expect([status, body.incoming]).toEqual([200, expect.any(Number)]);
  expect(body.incoming).toBeGreaterThanOrEqual(3 * largestAmount);
  const account = await treasurer.get<{ balance: number }>(
    `/api/bank-account/get/${bankAccountId}`,
  );
  expect(account).toMatchObject({ status: 200, body: { balance: 3 * largestAmount } });
  const file = await previewHere(app, bankAccountId, mt940(nrb, [{ ...a, day: '2026-05-20' }]));
  expect(file.closing.ledger).toBe(3 * largestAmount + a.amount);
});
