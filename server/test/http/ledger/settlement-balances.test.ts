import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage, ListReply } from '@grzadka/contract/core/list/list';
import type { SettlementBalanceItem } from '@grzadka/contract/settlement/settlement.model';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readCsv } from '#src/import/read/read-csv.ts';
import { readXlsx } from '#src/import/read/read-xlsx.ts';
import { addAccount, postDebt, postPayment, reverse } from '#test/ledger.ts';
import { allowStatedBalances } from '#test/settlement-deeds.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const treasurer = await app.as('ROLE_TREASURER');
const employee = await app.as('ROLE_EMPLOYEE');

const day = '2025-01-01';
const debt = (account: string, amount: number) =>
  postDebt(app.db, { account, day, parts: [{ amount, dueOn: day }] });

/** Accounts by what they come to, in grosze; the last two owe the same. */
const balances = { '3': 0, '4': -50_00, '5': 100, '10': 223_51, '2': 223_51 };

const accounts = new Map<string, string>();
for (const [name, balance] of Object.entries(balances)) {
  const { id: account } = await addAccount(app.db, { name, sector: 2 });
  accounts.set(name, account);
  if (balance > 0) await debt(account, balance);
  if (balance < 0) await postPayment(app.db, { account, day, amount: -balance });
}
const accountOf = (name: string) => accounts.get(name) ?? '';

const list = (query: string, client = treasurer) =>
  client.get<ListPage<SettlementBalanceItem> & ErrorBody>(`/api/settlement?${query}`);
const plots = async (query: string) =>
  (await list(query)).body.items.map(({ garden }) => garden?.name);

/** What a file of the list has in it, its headings first. */
async function download(format: 'xlsx' | 'csv', client = treasurer) {
  const reply = await client.send(`/api/settlement/export?format=${format}`);
  expect(reply.status).toBe(200);
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const { heading, rows } = await (format === 'xlsx' ? readXlsx(bytes) : readCsv(bytes));
  const cells = (await Array.fromAsync(rows())).map((row) => row.cells.map(String));
  return { heading: heading?.cells ?? [], cells };
}

describe('the accounts with their balances', () => {
  it('are put in order by these, those that owe the same by their plots', async () => {
    expect(await plots('sort-by=balance')).toEqual(['4', '3', '5', '2', '10']);
    expect(await plots('sort-by=balance&sort-direction=desc')).toEqual(['10', '2', '5', '3', '4']);
    const { body } = await list('sort-by=balance&limit=1');
    expect(body.items[0]).toMatchObject({ garden: { name: '4' }, balance: -50_00 });
  });

  it.each([
    ['balance-from=1', ['2', '5', '10']],
    ['balance-from=100', ['2', '5', '10']],
    ['balance-from=101', ['2', '10']],
    ['balance-from=101&balance-thru=22350', []],
    ['balance-from=-5000&balance-thru=0', ['3', '4']],
    ['balance-thru=-1', ['4']],
    ['balance-thru=-5000', ['4']],
    ['balance-thru=-5001', []],
    ['balance-from=-4999&balance-thru=22350', ['3', '5']],
    ['balance-from=0&balance-thru=0', ['3']],
  ])('with %s are those asked for, and counted', async (range, expected) => {
    const { body } = await list(`filter-by-balance=true&${range}&limit=1000`);
    expect(body.items.map(({ garden }) => garden?.name)).toEqual(expected);
    const only = await list(`filter-by-balance=true&${range}&total=only`);
    expect(only.body.totalItems).toBe(expected.length);
  });

  it('are refused with a range the wrong way round', async () => {
    const { status, body } = await list('filter-by-balance=true&balance-from=1&balance-thru=0');
    expect([status, body.fields]).toEqual([
      400,
      { 'balance-from': '„Od” nie może być większe niż „Do”' },
    ]);
  });

  it('are a file with złoty', async () => {
    for (const format of ['xlsx', 'csv'] as const) {
      const { heading, cells } = await download(format);
      expect(heading.at(-1)).toBe('Saldo');
      const whole =
        format === 'xlsx' ? ['223,51', '0', '-50', '1'] : ['223,51', '0,00', '-50,00', '1,00'];
      expect(cells.map((row) => row.at(-1))).toEqual([...whole, '223,51']);
    }
  });
});

describe('who may not know whose debts there are', () => {
  it('has the list and its file without balances', async () => {
    const { status, body } = await list('', employee);
    expect([status, body.totalItems]).toEqual([200, accounts.size]);
    expect(body.items.flatMap((item) => Object.keys(item))).not.toContain('balance');
    for (const format of ['xlsx', 'csv'] as const) {
      expect((await download(format, employee)).heading).not.toContain('Saldo');
    }
    const ofGarden = await employee.send(`/api/garden/${body.items[0]?.garden?.id}/settlements`);
    expect(await ofGarden.text()).not.toContain('balance');
  });

  it.each([
    'sort-by=balance',
    'filter-by-balance=true&balance-from=1',
    'filter-by-balance=true&balance-from=1&total=only',
  ])('is refused %s', async (query) => {
    expect((await list(query, employee)).status).toBe(403);
    const file = await employee.send(`/api/settlement/export?format=csv&${query}`);
    expect(file.status).toBe(403);
    // Off, it asks for nothing.
    const off = query.replace('=true', '=false').replace('sort-by=balance', '');
    expect((await list(off, employee)).status).toBe(200);
  });
});

describe('the count of a list', () => {
  /** A total that is known without being counted, or null. */
  const known = async (query: string) => {
    const path = `/api/settlement?${query}&limit=1&offset=0&total=later`;
    return (await treasurer.get<ListReply<SettlementBalanceItem>>(path)).body.totalItems;
  };
  const owing = 'filter-by-balance=true&balance-from=1';
  const inSector = 'filter-by-sector=true&sector=Sektor%202';

  it('moves with what is posted, and that of who asks for no balance stays remembered', async () => {
    for (const query of [owing, inSector]) await list(`${query}&total=only`);
    const account = accountOf('3');
    const posted = await debt(account, 1);
    expect([await known(owing), await known(inSector)]).toEqual([4, 5]);
    await reverse(app.db, posted.id);
    expect([await known(owing), await known(inSector)]).toEqual([3, 5]);
    // Another range of balances is summed from the same counts.
    expect(await known('filter-by-balance=true&balance-from=101')).toBe(2);
  });

  it('is counted anew for many postings only where balances are asked for', async () => {
    for (const query of [owing, inSector]) await list(`${query}&total=only`);
    const account = accountOf('5');
    await allowStatedBalances(ownerUrl);
    await sql`
      do $$ begin
        for turn in 1 .. 260 loop
          update settlement set balance_grosz = balance_grosz + 1 where id = '${sql.raw(account)}';
        end loop;
      end $$
    `.execute(app.db);
    expect([await known(owing), await known(inSector)]).toEqual([null, 5]);
    expect((await list(`${owing}&total=only`)).body.totalItems).toBe(3);
    // Any other change of an account reaches the counts of both lists.
    await sql`update settlement set sector_id = null where id = ${account}`.execute(app.db);
    expect([await known(owing), await known(inSector)]).toEqual([3, 4]);
  });
});
