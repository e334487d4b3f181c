import type { Charge } from '@grzadka/contract/charge/charge.model';
import type { ChargedSettlement } from '@grzadka/contract/charge/run/charge-run.model';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { amountFigures } from '@grzadka/contract/core/number/amount';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { SettlementBalance } from '@grzadka/contract/ledger/ledger.model';
import type { SettlementBalanceItem } from '@grzadka/contract/settlement/settlement.model';
import { describe, expect, inject, it } from 'vitest';
import { noEnd } from '#src/assignment/assignment.repo.ts';
import { newId } from '#src/core/database/record-id.ts';
import { readXlsx } from '#src/import/read/read-xlsx.ts';
import { addCalculatedRun, approveShown, runDetails } from '#test/charge-calls.ts';
import { runForm } from '#test/charge-runs.ts';
import { addExemption, addFeeKind, addTariff } from '#test/fee-factories.ts';
import { postPayment } from '#test/ledger.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');

declare module 'vitest' {
  interface ProvidedContext {
    /** How many plots are charged whose letters are read, from vitest.config.ts. */
    chargedPlots: number;
  }
}

const plotCount = inject('chargedPlots');

/** What somebody reads of an account in one place: what the run charges it, and what it comes to, as words or figures have it. */
type Told = readonly [reference: string, charged: string, balance: string];

const get = async <Body>(path: string) => (await treasurer.get<Body>(path)).body;
const bytesOf = async (path: string) =>
  new Uint8Array(await (await treasurer.send(path)).arrayBuffer());
const pdfAt = async (path: string) => readPdf(await bytesOf(path));

function sumOf(amounts: readonly { readonly amount: number }[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}

/** The cells of a list's .xlsx, row by row. */
async function rowsOfFile(path: string): Promise<string[][]> {
  const { rows } = await readXlsx(await bytesOf(path));
  return (await Array.fromAsync(rows())).map(({ cells }) => cells.map(String));
}

/** What a letter says that an account comes to. */
function balanceIn(pages: readonly string[]): string {
  const letter = pages.join(' ');
  const [, owed = '0,00'] = /Do zapłaty: ([\d ]+,\d\d) zł\./.exec(letter) ?? [];
  const [, overpaid] = /Nadpłata: ([\d ]+,\d\d) zł\./.exec(letter) ?? [];
  return overpaid === undefined ? owed : `-${overpaid}`;
}

/** Złoty of a file as the program shows them. */
const figuresOf = (zloty = '') => amountFigures(Math.round(Number(zloty.replace(',', '.')) * 100));

const groszeOf = (figures: string) =>
  Math.round(Number(figures.replace(/\s/g, '').replace(',', '.')) * 100);

/** So many plots, each of another size and with a holder; gives their accounts. */
async function addPlots(): Promise<string[]> {
  const plots = Array.from({ length: plotCount }, (_, place) => ({
    garden: { id: newId(), name: `${place + 1}`, sectorId: '1', area: 97.03 + place * 1.17 },
    party: { id: newId(), partyType: 'person' as const, firstName: 'Jan', lastName: 'Kowalski' },
  }));
  const held = plots.map(({ garden, party }) => {
    return {
      id: newId(),
      gardenId: garden.id,
      partyId: party.id,
      validFrom: '2020-01-01',
      validThru: noEnd,
    };
  });
  const parties = plots.map(({ party }) => party);
  await db.insertInto('party').values(parties).execute();
  const gardens = plots.map(({ garden }) => garden);
  await db.insertInto('garden').values(gardens).execute();
  await db.insertInto('assignment').values(held).execute();
  const accounts = await db.selectFrom('settlement').select('id').orderBy('number').execute();
  return accounts.map(({ id }) => id);
}

/** An approved run of a year that charges plots of as many sizes three kinds; a few have paid 100,00 zł, and a few pay less. */
async function chargeGarden() {
  const area = await addFeeKind(db, { name: 'Opłata za aleje' });
  const union = await addFeeKind(db, { name: 'Opłata związkowa' });
  const waste = await addFeeKind(db, { name: 'Opłata za odpady' });
  await addTariff(db, { feeKindId: area.id });
  await addTariff(db, { feeKindId: union.id, terms: { method: 'per-area', rate: '0.1533' } });
  const terms = { method: 'per-garden', rate: '31.5', condition: 'every' } as const;
  await addTariff(db, { feeKindId: waste.id, terms });
  const accounts = await addPlots();
  for (const settlementId of accounts.filter((_, place) => place % 50 === 7)) {
    await postPayment(db, { account: settlementId, day: '2026-05-10', amount: 100_00 });
  }
  for (const settlementId of accounts.filter((_, place) => place % 25 === 3)) {
    await addExemption(db, { feeKindId: area.id, settlementId });
  }
  const form = runForm([area.id, union.id, waste.id], []);
  const id = await addCalculatedRun(app, treasurer, form);
  expect((await approveShown(treasurer, id)).status).toBe(204);
  return id;
}

const runId = await chargeGarden();
const { items } = await get<ListPage<ChargedSettlement>>(
  `/api/charge-run/${runId}/settlements?sort-by=garden&sort-direction=asc&limit=1000`,
);
const accounts = await get<ListPage<SettlementBalanceItem>>('/api/settlement?limit=1000');
const told = items.map(({ settlement, amount }): Told => {
  const { balance = NaN } = accounts.items.find(({ id }) => id === settlement?.id) ?? {};
  return [settlement?.reference ?? '', amountFigures(amount), amountFigures(balance)];
});

/** Picks some accounts, since each of them is a call of its own. */
const isSome = (_: unknown, place: number) => place % 25 === 7;

describe('what all plots are charged and owe is the same to the grosz', () => {
  it('in all calls', async () => {
    expect(told).toHaveLength(plotCount);
    expect(new Set(told.map(([, charged]) => charged)).size).toBeGreaterThan(0.8 * plotCount);
    expect(told.some(([, , balance]) => balance.startsWith('-'))).toBe(true);
    expect((await runDetails(treasurer, runId)).amount).toBe(sumOf(items));
    const charges: Told[] = [];
    for (const { settlement } of items.filter(isSome)) {
      const { id = '', reference = '' } = settlement ?? {};
      const own = await get<{ items: Charge[] }>(`/api/settlement/${id}/charges`);
      const sum = sumOf(own.items);
      expect(sumOf(own.items.flatMap(({ lines }) => lines))).toBe(sum);
      const { balance } = await get<SettlementBalance>(
        `/api/settlement/${id}/balance?on=${gardenToday()}`,
      );
      charges.push([reference, amountFigures(sum), amountFigures(balance)]);
    }
    expect(charges).toEqual(told.filter(isSome));
  });

  it('in .xlsx', async () => {
    const filed = await rowsOfFile('/api/settlement/export?format=xlsx');
    const balances = filed.map((cells) => [
      cells.find((cell) => /^GR\d{8}$/.test(cell)),
      figuresOf(cells.at(-1)),
    ]);
    expect(balances).toEqual(told.map(([reference, , balance]) => [reference, balance]));
    const [ofRun] = await rowsOfFile('/api/charge-run/export?format=xlsx');
    expect(ofRun?.map(figuresOf)).toContain(amountFigures(sumOf(items)));
    const exported = await rowsOfFile(
      `/api/charge-run/${runId}/settlements/export?format=xlsx&sort-by=garden&sort-direction=asc`,
    );
    expect(exported.map(([, , , reference, charged]) => [reference, figuresOf(charged)])).toEqual(
      told.map(([reference, charged]) => [reference, charged]),
    );
    const controlled = await rowsOfFile(`/api/charge-run/${runId}/control-list?format=xlsx`);
    const inAll = controlled.pop();
    // Of each kind, and of all.
    const kinds = (cells: readonly string[]) => cells.slice(4, 8).map(figuresOf).map(groszeOf);
    for (const cells of controlled) {
      const [area = 0, union = 0, waste = 0, all] = kinds(cells);
      expect(area + union + waste).toBe(all);
    }
    const sums = controlled.map((cells) => [cells[3], figuresOf(cells[7])]);
    expect(sums).toEqual(told.map(([reference, charged]) => [reference, charged]));
    expect(kinds(inAll ?? []).at(-1)).toBe(sumOf(items));
  });

  it('on notices and statements', async () => {
    const notices = await pdfAt(`/api/charge-run/${runId}/notices`);
    // Some letters have two pages.
    const letters = Map.groupBy(
      notices.pages,
      (page) => /Numer rozliczenia (GR\d{8})/.exec(page)?.[1] ?? '',
    );
    const noticed = Array.from(letters, ([reference, pages]): Told => {
      const [, charged = ''] = / Razem (-?[\d ]+,\d\d) /.exec(pages.join(' ')) ?? [];
      return [reference, charged, balanceIn(pages)];
    });
    expect(noticed).toEqual(told);
    const list = (await pdfAt(`/api/charge-run/${runId}/control-list?format=pdf`)).pages.join(' ');
    const listed = Array.from(
      list.matchAll(/(GR\d{8}) (-?[\d ]+,\d\d) /g),
      ([, reference, charged]) => [reference, charged],
    );
    expect(listed).toEqual(told.map(([reference, charged]) => [reference, charged]));
    expect(list).toContain(` Razem ${amountFigures(sumOf(items)).replaceAll('\u00a0', ' ')} `);
    const stated = [];
    for (const { settlement } of items.filter(isSome)) {
      stated.push(balanceIn((await pdfAt(`/api/settlement/${settlement?.id}/statement`)).pages));
    }
    expect(stated).toEqual(told.filter(isSome).map(([, , balance]) => balance));
  });
});
