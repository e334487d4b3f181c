import { lacksHeader } from '@grzadka/contract/core/export/pdf-reply';
import { amountFigures } from '@grzadka/contract/core/number/amount';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { beforeAll, describe, expect, it } from 'vitest';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import { post } from '#src/ledger/post.ts';
import { addCashBox, cashier } from '#test/cash.ts';
import { addCostCategory } from '#test/categories.ts';
import { addAssignment, addGarden, addParty } from '#test/factories.ts';
import { addAccount, feeKindNamed, postDebt } from '#test/ledger.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestApp } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const today = gardenToday();

beforeAll(async () => {
  await db.updateTable('settings').set({ name: 'ROD „Pod Lipami”', nip: '8567346215' }).execute();
});

/** Fetches a document that was printed, as its text without what breaks lines. */
async function printed(client: TestClient, path: string) {
  const response = await client.send(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return { pages, text: pages.join(' '), lacks: response.headers.get(lacksHeader) };
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('a receipt', () => {
  it('tells twice on one sheet who paid how much, in words, too, and what that covers', async () => {
    const { id: gardenId } = await addGarden(db, { name: '12A' });
    const { id: partyId } = await addParty(db, { firstName: 'Świętosław', lastName: 'Żółć' });
    await addAssignment(db, { gardenId, partyId, validFrom: '2020-01-01' });
    const { id: account, reference } = await db
      .selectFrom('settlement')
      .select(['id', 'reference'])
      .where('gardenId', '=', gardenId)
      .executeTakeFirstOrThrow();
    const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
    const parts = [{ feeKindId, amount: 140_63, dueOn: '2025-06-30' }];
    const { number: debt } = await postDebt(db, { account, day: '2025-05-01', parts });
    const clerk = await app.as('ROLE_EMPLOYEE');
    const { id: cashBoxId, name: cashBox } = await addCashBox(db);
    const { body } = await cashier(clerk, cashBoxId).receive(account, 223_51);
    const { pages, text, lacks } = await printed(clerk, `/api/payment/${body.id}/receipt`);
    expect(pages).toHaveLength(1);
    // No account is to be paid to.
    expect(lacks).toBe('adres');
    const all = plain(text);
    for (const said of [
      `Dowód wpłaty do kasy ${body.number}`,
      'ROD „Pod Lipami”',
      'Świętosław Żółć',
      reference,
      '12A',
      dayInWords(today),
      cashBox,
      'Kwota: 223,51 zł',
      'Słownie: dwieście dwadzieścia trzy złote pięćdziesiąt jeden groszy',
      `Opłata ogrodowa (${debt})`,
      amountFigures(140_63),
      amountFigures(82_88),
    ]) {
      expect(all.split(plain(said)).length - 1, said).toBeGreaterThanOrEqual(2);
    }
    expect(all).toContain('Dla wpłacającego');
    expect(all).toContain('Dla kasy');
  });

  // On one line, and on two.
  it.each(['Kasa B', 'Kasa zapasowa w domku działkowca'])(
    'of the cash box %s stays on one sheet however much there is to say, and tells what has no room as one',
    async (name) => {
      const { id: account } = await addAccount(db);
      const parts = Array.from({ length: 12 }, (_, index) => ({
        amount: 1_00,
        dueOn: `2025-02-${10 + index}`,
        description: `Część ${index + 1}`,
      }));
      await postDebt(db, { account, day: '2025-01-02', parts });
      const { id: cashBoxId } = await addCashBox(db, { name });
      const description = 'Opłaty za cały rok '.repeat(15).trim();
      const { body } = await cashier(treasurer, cashBoxId).receive(account, 12_00, { description });
      const { pages, text } = await printed(treasurer, `/api/payment/${body.id}/receipt`);
      expect(pages).toHaveLength(1);
      const [, others = ''] = /Inne należności \((\d+)\)/.exec(plain(text)) ?? [];
      const told = plain(text).split('Część').length - 1;
      expect(told / 2 + Number(others)).toBe(12);
    },
  );

  it('is an employee’s own of the day, and of nobody else', async () => {
    const { id: account } = await addAccount(db);
    const [clerk, other] = [await app.as('ROLE_EMPLOYEE'), await app.as('ROLE_EMPLOYEE')];
    const { id: cashBoxId } = await addCashBox(db);
    const { body } = await cashier(clerk, cashBoxId).receive(account, 1_00, { day: '2025-01-01' });
    const path = `/api/payment/${body.id}/receipt`;
    const own = async (client: TestClient) =>
      (await client.get<{ items: { id: string }[] }>('/api/payment/own')).body.items.map(
        ({ id }) => id,
      );
    expect((await clerk.get(path)).status).toBe(200);
    expect(await own(clerk)).toEqual([body.id]);
    expect((await other.get(path)).status).toBe(403);
    expect(await own(other)).toEqual([]);
    expect((await treasurer.get(path)).status).toBe(200);
    const { body: opening } = await cashier(treasurer, cashBoxId).open(1, '2025-01-01');
    expect((await treasurer.get(`/api/payment/${opening.id}/receipt`)).status).toBe(404);
  });

  it('of money paid out tells for what, and of what was taken back says so', async () => {
    const { id: cashBoxId } = await addCashBox(db);
    const box = cashier(treasurer, cashBoxId);
    await box.open(100_00, '2025-01-01');
    const { id: costCategoryId, name } = await addCostCategory(db);
    const { body } = await box.payOut(12_00, { kind: 'cost', costCategoryId });
    const { body: taken } = await box.reverse(body.id, today);
    const { text } = await printed(treasurer, `/api/payment/${body.id}/receipt`);
    expect(plain(text)).toContain(`Dowód wypłaty z kasy ${body.number}`);
    expect(plain(text)).toContain(name);
    expect(plain(text)).toContain(`Ten dokument ma storno ${taken.number}.`);
  });
});

describe('a cash report', () => {
  it('tells what was there before, each document of its days, and what was there after', async () => {
    const { id: account, garden } = await addAccount(db);
    const { id: cashBoxId } = await addCashBox(db, { name: 'Kasa w świetlicy' });
    const box = cashier(treasurer, cashBoxId);
    await box.open(100_00, '2025-01-01');
    const { body: before } = await box.receive(account, 20_00, { day: '2025-01-31' });
    const { body: within } = await box.receive(account, 30_50, { day: '2025-02-01' });
    const { body: out } = await box.payOut(40_25, { day: '2025-02-28' });
    const { body: after } = await box.receive(account, 1_00, { day: '2025-03-01' });
    const path = `/api/cash-box/${cashBoxId}/report`;
    const { text } = await printed(treasurer, `${path}?from=2025-02-01&thru=2025-02-28`);
    const all = plain(text);
    for (const said of [
      'Raport kasowy',
      'Kasa w świetlicy, od 1 lutego 2025 do 28 lutego 2025.',
      'Stan kasy przed 1 lutego 2025 120,00',
      within.number,
      out.number,
      `działka ${garden}`,
      'Razem 30,50 40,25',
      'Stan kasy po 28 lutego 2025 110,25',
    ]) {
      expect(all, said).toContain(said);
    }
    expect(all).not.toContain(before.number);
    expect(all).not.toContain(after.number);
    const reversed = await treasurer.get(`${path}?from=2025-02-28&thru=2025-02-01`);
    expect(reversed.status).toBe(400);
    expect((await (await app.as('ROLE_EMPLOYEE')).get(path)).status).toBe(403);
  });

  it('of more documents than are printed at once is drawn beside other requests', async () => {
    const { id: cashBoxId } = await addCashBox(db);
    const entry = {
      postingDay: '2024-05-01',
      description: 'Bilans otwarcia',
      lines: [
        { code: '100', cashBoxId, amount: 1 },
        { code: '800', amount: -1 },
      ],
    } as const;
    const entries = Array.from({ length: 210 }, () => entry);
    await change(db, commandLine, (tx) => post(tx, [{ series: 'BO', sourceId: newId(), entries }]));
    const { pages, text } = await printed(
      treasurer,
      `/api/cash-box/${cashBoxId}/report?from=2024-05-01&thru=2024-05-01`,
    );
    expect(pages.length).toBeGreaterThan(2);
    expect(plain(text)).toContain('Razem 2,10 0,00');
    expect(plain(text)).toContain('BO/2024/1/210 ');
  });
});
