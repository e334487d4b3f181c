/** What the application's role may do with the rows of a table of money, besides reading them. */
export interface MoneyRights {
  readonly insert: boolean;
  /** The columns that it may change; a column that comes later is not among them until somebody names it here. */
  readonly update: readonly string[] | 'all';
  readonly delete: boolean;
}

const added = { insert: true, update: [], delete: false } satisfies MoneyRights;

/** Rows that are added, and then change in these columns alone. */
function kept(...update: readonly string[]): MoneyRights {
  return { ...added, update };
}

/** Rows that come and go, and change in these columns alone. */
function passing(...update: readonly string[]): MoneyRights {
  return { insert: true, update, delete: true };
}

/** What people keep and change as they like, as long as nothing rests on it: that is for triggers and references to tell. */
const kind: MoneyRights = { insert: true, update: 'all', delete: true };

/**
 * Every table of money, by what is its own to say (docs/product/ledger.md#guards). Triggers refuse the owner the same, and what
 * depends on other rows. `server/test/http/ledger/money-tables.test.ts` fails for a table of money without a line here.
 */
export const moneyRights: Readonly<Record<string, MoneyRights>> = {
  // What is in the ledger stays: an allocation is released, a number of a document follows the last one.
  ledger_entry: added,
  ledger_line: added,
  open_item: added,
  allocation: kept('released_on', 'released_at'),
  document_number: kept('last'),
  // A year is closed, opened again and closed anew; in which order is for a trigger to tell.
  ledger_year: kept(
    'closed_at',
    'closed_by',
    'papers_at',
    'reopened_at',
    'reopen_reason',
    'version',
    'updated_at',
  ),
  // Which days of a cash box were printed.
  cash_report_print: added,
  // What took a movement back is written down, and what one by bank is for.
  money_movement: kept(
    'reversed_by',
    'waiting',
    'settlement_id',
    'cost_category_id',
    'income_category_id',
  ),
  // What somebody says of a cost besides what is posted, which the database itself writes.
  cost: {
    insert: false,
    update: [
      'document_number',
      'document_day',
      'supplier_id',
      'supplier_name',
      'ksef_number',
      'file_id',
      'description',
      'version',
      'updated_at',
    ],
    delete: false,
  },
  write_off: added,
  // Who owes what follows from the ledger and the calendar.
  debtor: { insert: false, update: [], delete: false },
  // What of all these is still to be looked through is the owner's to say.
  posting_check: { insert: false, update: [], delete: false },

  // What is charged: taken back is written down, and days of a meter are free again.
  charge: kept('reversal_id', 'reversed_on', 'reversal_reason'),
  charge_line: added,
  billed_stretch: kept('freed_at'),
  interest_noted: kept('freed_at'),
  // Drafts change and go; approved ones by triggers neither.
  charge_run: kind,
  charge_run_settlement: passing('skip_reason'),
  charge_amount: passing('amount_grosz', 'description', 'version', 'updated_at'),
  interest_waiver: passing(),
  // New days for what is owed: what was agreed on stays, and how it ended is written down.
  payment_plan: kept('ended_on', 'cancel_reason', 'version', 'updated_at'),
  payment_plan_rate: added,
  payment_plan_part: added,
  // Papers that say what is owed stay as they were issued; a number of them follows the last one.
  certificate: added,
  certificate_holder: added,
  certificate_counter: kept('last'),

  // What the bank said stays; what is known of it follows.
  bank_line: kept('state', 'entry_id', 'assignment_id', 'decided_by', 'postponed_at'),
  bank_line_reason: passing(),
  bank_import: passing(
    'lines_new',
    'lines_known',
    'lines_double',
    'applied_at',
    'applied_by',
    'object_id',
  ),
  bank_import_line: passing(),
  refund: passing('bank_line_id'),
  known_sender: passing('confirmed_on'),

  // What is on or in them follows from the ledger.
  settlement: passing(
    'opened_on',
    'closed_on',
    'payer_id',
    'note',
    'garden_name',
    'sector_id',
    'search',
    'use_overpayments',
    'version',
    'updated_at',
  ),
  settlement_holder: passing('settlement_id'),
  settlement_counter: { insert: false, update: ['last_number'], delete: false },
  cash_box: passing('name', 'active', 'version', 'updated_at'),
  bank_account: passing('name', 'nrb', 'bank_profile_id', 'active', 'version', 'updated_at'),

  // What is charged and posted by.
  fee_kind: kind,
  resolution: kind,
  tariff: kind,
  exemption: kind,
  interest_rate: kind,
  cost_category: kind,
  income_category: kind,
};
