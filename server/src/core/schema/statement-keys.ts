import type { Database } from '../database/tables.ts';

/** A column of a table that is the id of a row of another one, or null. */
export interface StatementKey {
  readonly table: keyof Database;
  readonly column: string;
  readonly refersTo: keyof Database;
}

/** The tables whose keys these are, with the tables that their columns refer to. */
const keys = {
  ledgerEntry: { reverses_id: 'ledgerEntry' },
  ledgerLine: {
    entry_id: 'ledgerEntry',
    settlement_id: 'settlement',
    fee_kind_id: 'feeKind',
    cash_box_id: 'cashBox',
    cost_category_id: 'costCategory',
    income_category_id: 'incomeCategory',
    bank_account_id: 'bankAccount',
    bank_line_id: 'bankLine',
  },
  openItem: {
    line_id: 'ledgerLine',
    settlement_id: 'settlement',
    fee_kind_id: 'feeKind',
    interest_on_id: 'openItem',
  },
  allocation: { line_id: 'ledgerLine', item_id: 'openItem', settlement_id: 'settlement' },
  charge: {
    run_id: 'chargeRun',
    settlement_id: 'settlement',
    garden_id: 'garden',
    fee_kind_id: 'feeKind',
    entry_id: 'ledgerEntry',
    reversal_id: 'ledgerEntry',
  },
  chargeLine: { charge_id: 'charge', tariff_id: 'tariff' },
  billedStretch: {
    run_id: 'chargeRun',
    charge_id: 'charge',
    fee_kind_id: 'feeKind',
    tariff_id: 'tariff',
    settlement_id: 'settlement',
  },
  bankLine: {
    bank_account_id: 'bankAccount',
    import_id: 'bankImport',
    entry_id: 'ledgerEntry',
    assignment_id: 'ledgerEntry',
    double_of: 'bankLine',
  },
  bankLineReason: { line_id: 'bankLine', settlement_id: 'settlement' },
  moneyMovement: {
    id: 'ledgerEntry',
    cash_box_id: 'cashBox',
    bank_account_id: 'bankAccount',
    settlement_id: 'settlement',
    cost_category_id: 'costCategory',
    income_category_id: 'incomeCategory',
  },
} as const satisfies Partial<Record<keyof Database, Readonly<Record<string, keyof Database>>>>;

/**
 * Keys that are no foreign keys of the schema: triggers look at them once for a statement, or something else says the same (0181, 0187).
 * What goes past triggers, a restore and whoever may switch them off, is looked through by this list.
 */
export const statementKeys: readonly StatementKey[] = Object.entries(keys).flatMap(
  ([table, columns]) =>
    Object.entries(columns).map(([column, refersTo]) => ({
      table: table as keyof typeof keys,
      column,
      refersTo,
    })),
);
