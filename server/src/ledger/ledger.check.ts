import { type LedgerDisagreement, ledgerCheck } from '@grzadka/contract/ledger/ledger.check';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { bindCheck } from '#src/core/inspection/check.ts';
import { findDisagreements } from '#src/core/inspection/find-disagreements.ts';
import { idRanges } from '#src/core/inspection/id-ranges.ts';
import type { AccountDisagreement } from './checking/account-disagreement.ts';
import { otherWords, wrongBankLines, wrongFiles } from './checking/bank-lines.ts';
import { wrongCosts } from './checking/costs.ts';
import { wrongDebtors, wrongPlans } from './checking/debts.ts';
import {
  inexactReversals,
  lateEntries,
  strayAllocations,
  strayLines,
  wrongDebts,
} from './checking/entries.ts';
import { wrongMovements } from './checking/movements.ts';
import { lostReferences } from './checking/references.ts';
import {
  gapsOf,
  overspreadPayments,
  unbalancedEntries,
  wrongBalances,
  wrongBank,
  wrongCash,
  wrongParts,
  wrongUnclear,
} from './checking/sums.ts';

/**
 * Finds entries that do not come to zero, whose lines or reversals are not theirs, and kept balances, cash boxes, bank accounts, open parts,
 * spread payments, numbers, movements and lines of the bank's that are not what is posted, and rows that refer to what is not there.
 */
export const checkLedger = bindCheck(ledgerCheck, async function* ({ db }) {
  for await (const isInRange of idRanges(db, 'ledgerEntry')) {
    yield await find(db, 'entry', unbalancedEntries(isInRange));
    yield await find(db, 'reversal', inexactReversals(isInRange));
    yield await find(db, 'line', strayLines(isInRange));
    yield await find(db, 'movement', wrongMovements(isInRange));
  }
  for await (const isInRange of idRanges(db, 'settlement')) {
    yield await find(db, 'balance', wrongBalances(isInRange));
    yield await find(db, 'plan', wrongPlans(isInRange));
    yield await find(db, 'overdue', wrongDebtors(isInRange));
  }
  for await (const isInRange of idRanges(db, 'openItem')) {
    yield await find(db, 'part', wrongParts(isInRange));
  }
  for await (const isInRange of idRanges(db, 'ledgerLine')) {
    yield await find(db, 'cost', wrongCosts(isInRange));
    yield await find(db, 'debt', wrongDebts(isInRange));
    yield await find(db, 'payment', overspreadPayments(isInRange));
  }
  for await (const isInRange of idRanges(db, 'allocation')) {
    yield await find(db, 'allocation', strayAllocations(isInRange));
  }
  for await (const isInRange of idRanges(db, 'bankLine')) {
    yield await find(db, 'bank-line', wrongBankLines(isInRange));
    yield await find(db, 'bank-line', await otherWords(db, isInRange));
  }
  for await (const lost of lostReferences(db)) yield await find(db, 'reference', lost);
  yield await find(db, 'statement', wrongFiles());
  yield await find(db, 'year', lateEntries());
  yield await find(db, 'cash', wrongCash());
  yield await find(db, 'bank', wrongBank());
  yield await find(db, 'unclear', wrongUnclear());
  const given = db.selectFrom('documentNumber').select(['series', 'year']);
  for (const { series, year } of await given.execute()) {
    yield await find(db, 'number', gapsOf(series, year));
  }
});

function find(
  db: Kysely<Database>,
  what: LedgerDisagreement,
  select: RawBuilder<AccountDisagreement>,
) {
  return findDisagreements(db, what, select, ({ settlementId }) =>
    settlementId === null ? null : { type: 'settlement', id: settlementId },
  );
}
