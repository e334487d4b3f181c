import { ledgerCheck } from '@grzadka/contract/ledger/ledger.check';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { bindCheck } from '#src/core/inspection/check.ts';
import { type IsInRange, idRanges } from '#src/core/inspection/id-ranges.ts';

type What = 'entry' | 'balance' | 'part' | 'payment' | 'number' | 'cash' | 'bank' | 'unclear';

interface Found {
  readonly settlementId: string | null;
  readonly document: string | null;
  readonly kept: string;
  readonly counted: string;
}

/** Finds entries that do not come to zero, and kept balances, cash boxes, bank accounts, open parts, spread payments and numbers that do not add up. */
export const checkLedger = bindCheck(ledgerCheck, async function* ({ db }) {
  for await (const isInRange of idRanges(db, 'ledgerEntry')) {
    yield await find(db, 'entry', unbalancedEntries(isInRange));
  }
  for await (const isInRange of idRanges(db, 'settlement')) {
    yield await find(db, 'balance', wrongBalances(isInRange));
  }
  for await (const isInRange of idRanges(db, 'openItem')) {
    yield await find(db, 'part', wrongParts(isInRange));
  }
  for await (const isInRange of idRanges(db, 'ledgerLine')) {
    yield await find(db, 'payment', overspreadPayments(isInRange));
  }
  yield await find(db, 'cash', wrongCash());
  yield await find(db, 'bank', wrongBank());
  yield await find(db, 'unclear', wrongUnclear());
  const given = db.selectFrom('documentNumber').select(['series', 'year']);
  for (const { series, year } of await given.execute()) {
    yield await find(db, 'number', gapsOf(series, year));
  }
});

async function find(db: Kysely<Database>, what: What, select: RawBuilder<Found>) {
  const { rows } = await select.execute(db);
  const findings = rows.map(({ settlementId, document, kept, counted }) => ({
    record: settlementId === null ? null : { type: 'settlement', id: settlementId },
    what,
    document,
    kept: Number(kept),
    counted: Number(counted),
  }));
  return { findings };
}

/** Two lines at least, which come to zero. */
function unbalancedEntries(isInRange: IsInRange): RawBuilder<Found> {
  return sql`
    select null as settlement_id, entry.number as document, 0 as kept, coalesce(sum(amount_grosz), 0) as counted
    from ledger_entry entry left join ledger_line line on line.entry_id = entry.id
    where ${isInRange('entry.id')}
    group by entry.id having count(line.id) < 2 or sum(amount_grosz) <> 0
  `;
}

function wrongBalances(isInRange: IsInRange): RawBuilder<Found> {
  return sql`
    select settlement.id as settlement_id, null as document, balance_grosz as kept, posted.amount as counted
    from settlement
    cross join lateral (
      select coalesce(sum(amount_grosz), 0) as amount from ledger_line where settlement_id = settlement.id
    ) posted
    where ${isInRange('settlement.id')} and balance_grosz <> posted.amount
  `;
}

/** What is in a cash box is what is posted on it, and at the end of no day less than nothing. */
function wrongCash(): RawBuilder<Found> {
  return sql`
    select null as settlement_id, name as document, balance_grosz as kept, posted.amount as counted
    from cash_box
    cross join lateral (
      select coalesce(sum(amount), 0) as amount, min(total) as least
      from (
        select sum(amount_grosz) as amount, sum(sum(amount_grosz)) over (order by posting_day) as total
        from ledger_line where cash_box_id = cash_box.id group by posting_day
      ) days
    ) posted
    where balance_grosz <> posted.amount or posted.least < 0
  `;
}

/** What is on a bank account is what is posted on it. */
function wrongBank(): RawBuilder<Found> {
  return sql`
    select null as settlement_id, name as document, balance_grosz as kept, posted.amount as counted
    from bank_account
    cross join lateral (
      select coalesce(sum(amount_grosz), 0) as amount from ledger_line where bank_account_id = bank_account.id
    ) posted
    where balance_grosz <> posted.amount
  `;
}

/** What nobody has said the purpose of is what waits in the queue, line by line. */
function wrongUnclear(): RawBuilder<Found> {
  return sql`
    select null as settlement_id, entry.number as document,
      case when bank_line.state in ('suggested', 'unclear') then -bank_line.amount_grosz else 0 end as kept,
      posted.amount as counted
    from bank_line
    left join ledger_entry entry on entry.id = bank_line.entry_id
    cross join lateral (
      select coalesce(sum(amount_grosz), 0) as amount from ledger_line where bank_line_id = bank_line.id
    ) posted
    where posted.amount
      <> case when bank_line.state in ('suggested', 'unclear') then -bank_line.amount_grosz else 0 end
  `;
}

function wrongParts(isInRange: IsInRange): RawBuilder<Found> {
  return sql`
    select item.settlement_id, entry.number as document, open_grosz as kept,
      item.amount_grosz - covered.amount as counted
    from open_item item
    join ledger_line line on line.id = item.line_id
    join ledger_entry entry on entry.id = line.entry_id
    cross join lateral (
      select coalesce(sum(amount_grosz), 0) as amount
      from allocation where item_id = item.id and released_at is null
    ) covered
    where ${isInRange('item.id')} and open_grosz <> item.amount_grosz - covered.amount
  `;
}

function overspreadPayments(isInRange: IsInRange): RawBuilder<Found> {
  return sql`
    select line.settlement_id, entry.number as document, -line.amount_grosz as kept, spread.amount as counted
    from ledger_line line
    join ledger_entry entry on entry.id = line.entry_id
    cross join lateral (
      select coalesce(sum(amount_grosz), 0) as amount
      from allocation where line_id = line.id and released_at is null
    ) spread
    where ${isInRange('line.id')} and line.settlement_id is not null
      and spread.amount > greatest(-line.amount_grosz, 0)
  `;
}

function gapsOf(series: string, year: number): RawBuilder<Found> {
  return sql`
    select null as settlement_id, series || '/' || year as document, last as kept, used.count as counted
    from document_number
    cross join lateral (
      select count(distinct document) as count from ledger_entry
      where series = document_number.series and year = document_number.year and document <= last
    ) used
    where series = ${series} and year = ${year} and last <> used.count
  `;
}
