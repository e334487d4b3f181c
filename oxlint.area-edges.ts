/** The areas of what a bank tells. The server's rules for all of them are one area, 'bank'. */
const bankAreas = ['bank-account', 'bank-profile', 'bank-import', 'bank-line', 'refund'] as const;

/** What the bank's lines, and refunds, may be for, and how they are posted. */
const whatMoneyIsFor = [
  'payment',
  'settlement',
  'cost-category',
  'income-category',
  'cash-box',
  'ledger',
  'settings',
  'garden',
  'party',
  'statement',
] as const;

/**
 * The areas that may look into others, and into which, in every layer (docs/architecture.md,
 * "Edges"). What is not listed is refused; `core` may import no area at all.
 */
export const areaEdges: Readonly<Record<string, readonly string[]>> = {
  session: ['login', 'party', 'second-factor'],
  account: ['session', 'login', 'second-factor', 'consent'],
  'second-factor': ['login'],
  login: ['party', 'mail', 'settings'],
  // Whom the list shows can be written to.
  party: ['message'],
  // What a message says is HTML.
  mail: ['party', 'content'],
  garden: ['party', 'meter', 'sector'],
  meter: ['sector', 'zone'],
  zone: ['meter', 'sector'],
  // Who holds a garden decides who has which account.
  assignment: ['garden', 'party', 'settlement'],
  settlement: [
    'garden',
    'party',
    'membership',
    'statement',
    'sector',
    'ledger',
    'resolution',
    'fee-kind',
    'tariff',
    'exemption',
    'charge',
    'payment',
    'deadline',
  ],
  // What letters say of an account.
  statement: ['ledger', 'party', 'settings', 'charge'],
  membership: ['party'],
  consent: ['party', 'document'],
  'transfer-application': ['garden', 'party'],
  resolution: ['document'],
  tariff: ['resolution', 'fee-kind', 'meter', 'zone', 'document'],
  exemption: ['fee-kind', 'settlement', 'party', 'resolution', 'tariff'],
  // What a plot owes: who held it, what was resolved, and what was used on it.
  charge: [
    'settlement',
    'garden',
    'sector',
    'meter',
    'zone',
    'resolution',
    'fee-kind',
    'tariff',
    'ledger',
    'message',
    // The notices of a run, and what they would be printed without.
    'statement',
    'settings',
  ],
  // What a cost is for, as a fee is.
  'cost-category': ['fee-kind'],
  // Its report is written by whoever sends letters.
  'cash-box': ['ledger', 'statement'],
  // Who pays what, from where and for what.
  payment: ['cash-box', 'cost-category', 'income-category', 'settlement', 'ledger', 'statement'],
  transaction: [
    'payment',
    ...bankAreas,
    'cash-box',
    'cost-category',
    'income-category',
    'settlement',
    'ledger',
    'deadline',
  ],
  // What looks like a name, to keep it out.
  ledger: ['site'],
  bank: [...bankAreas, 'document', 'import', ...whatMoneyIsFor],
  'bank-account': [...bankAreas, 'bank', 'settings', 'ledger', 'cash-box'],
  'bank-profile': [...bankAreas, 'bank'],
  'bank-import': [...bankAreas, 'bank', 'import', ...whatMoneyIsFor],
  'bank-line': [...bankAreas, 'bank', ...whatMoneyIsFor],
  refund: [...bankAreas, 'bank', ...whatMoneyIsFor],
  // Whom a text goes to, what of theirs stands in it, and what goes along with it.
  message: [
    'party',
    'garden',
    'assignment',
    'membership',
    'sector',
    'meter',
    'settlement',
    'ledger',
    'charge',
    'statement',
    'consent',
    'login',
    'mail',
    'content',
    'document',
    'settings',
    'site',
    'deadline',
  ],
  news: ['content', 'site'],
  notice: ['content', 'site'],
  page: ['content', 'site'],
  content: ['document', 'site'],
  document: ['site'],
  settings: ['content', 'document', 'party', 'site'],
  // The server's site reads them, and their screens lead to it: both ways, but in no layer (0107).
  site: ['content', 'document', 'page', 'settings'],
  // What of each waits for somebody is its own area's to say.
  home: ['meter', 'mail', 'backup', 'system', 'audit'],
  // What a card of the screen 'System' tells is its own area's to find out.
  system: [
    'session',
    'login',
    'document',
    'mail',
    'message',
    'settings',
    'sector',
    'audit',
    'backup',
    'consistency',
  ],
  // What a check of the data compares, and what its findings are called, is its own area's to say.
  consistency: ['meter', 'party', 'content', 'audit', 'ledger', 'charge'],
  // What is due, and until when, is its own area's to say.
  deadline: [
    'charge',
    'document',
    'transfer-application',
    'meter',
    'bank',
    'bank-line',
    'backup',
    'message',
  ],
  // What shows an object that the storage has lost, and what that is called.
  backup: ['content', 'audit', 'message'],
  audit: [
    'login',
    'party',
    'garden',
    'assignment',
    'meter',
    'news',
    'notice',
    'page',
    'document',
    'content',
    'settings',
    'resolution',
    'fee-kind',
    'tariff',
    'exemption',
  ],
};
