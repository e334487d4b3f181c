import type { FaultList } from '../fault-list.ts';
import { currencyFault, damagedFault } from '../faults.ts';
import { readingLimits } from '../reading-limits.ts';
import type { StatedBalance, Statement, StatementLine } from '../statement.ts';
import { accountNumberWithin } from '../text/account-number.ts';
import { cleanTextOrNull } from '../text/clean-text.ts';
import type { Accounts } from '../text/parties.ts';
import { readSwiftAmount } from '../text/read-amount.ts';
import { readSwiftDay } from '../text/read-day.ts';
import { readDetails } from './read-details.ts';
import { readOperation } from './read-operation.ts';
import { mostLines, splitTags, type Tag } from './split-tags.ts';

/** Whether a text looks like MT940: some of its fields stand near its beginning. */
export function looksLikeMt940(text: string): boolean {
  return /^(?:\{[^\n]{0,200})?:(?:20|25):/m.test(text.slice(0, 2000));
}

/** A balance as a field has it: of the statement, or of where one message of it goes on in the next. */
interface ReadBalance {
  readonly isOfStatement: boolean;
  /** Null where it cannot be read, which is added to the faults. */
  readonly stated: StatedBalance | null;
}

/** A statement while its fields are read. */
interface Draft {
  readonly lineNumber: number;
  account: string | null;
  opening: ReadBalance | null;
  closing: ReadBalance | null;
  /** Whether a field stands there that only a report within the day has (MT942). */
  isWithinDay: boolean;
  readonly operations: { readonly field: Tag; readonly details: Tag[] }[];
}

/**
 * Reads a file of MT940 in any of the dialects (docs/product/bank.md#mt940) for an account, its 26 digits; adds what is wrong to
 * `faults`. A statement that is cut off is a fault, too.
 */
export function readMt940(text: string, ownAccount: string, faults: FaultList): Statement[] {
  const drafts: Draft[] = [];
  let draft: Draft | undefined;
  let count = 0;
  for (const tag of splitTags(text)) {
    count += 1;
    if (count > readingLimits.fields) faults.add(tag.lineNumber, damagedFault);
    if (faults.isFull || count > readingLimits.fields) break;
    if (tag.name === '20' || !draft) {
      draft = {
        lineNumber: tag.lineNumber,
        account: null,
        opening: null,
        closing: null,
        isWithinDay: false,
        operations: [],
      };
      drafts.push(draft);
    }
    if (tag.lines.length > mostLines) faults.add(tag.lineNumber, damagedFault);
    readTag(draft, tag, faults);
  }
  const whole = drafts.filter(
    ({ account, opening, operations }) =>
      account !== null || opening !== null || operations.length > 0,
  );
  requireWhole(whole, faults);
  return whole.map(({ lineNumber, account, opening, closing, operations }) => ({
    lineNumber,
    account,
    opening: opening?.stated ?? null,
    closing: closing?.stated ?? null,
    lines: operations
      .map(({ field, details }) => lineOf(field, details, ownAccount, faults))
      .filter((line) => line !== null),
  }));
}

/** A statement has both its balances; where it goes on in the next message of the file, that one begins with the balance this one ends with. */
function requireWhole(drafts: readonly Draft[], faults: FaultList): void {
  for (const [index, { lineNumber, opening, closing, isWithinDay }] of drafts.entries()) {
    if (opening === null && closing === null && isWithinDay) {
      faults.add(lineNumber, withinDay);
      continue;
    }
    const goesOn = drafts[index - 1]?.closing?.isOfStatement === false;
    if (opening === null || (!opening.isOfStatement && !goesOn)) {
      faults.add(lineNumber, cutOff('początkowego (pole :60F:)'));
    }
    const isContinued = drafts[index + 1]?.opening?.isOfStatement === false;
    if (closing === null || (!closing.isOfStatement && !isContinued)) {
      faults.add(lineNumber, cutOff('końcowego (pole :62F:)'));
    }
  }
}

const withinDay =
  'To nie jest wyciąg, tylko zestawienie operacji z części dnia (MT942). Pobierz z banku wyciąg MT940.';

function cutOff(balance: string): string {
  return `Wyciąg nie jest cały: nie ma w nim salda ${balance}. Pobierz wyciąg z banku jeszcze raz.`;
}

function readTag(draft: Draft, tag: Tag, faults: FaultList): void {
  const content = tag.lines[0] ?? '';
  switch (tag.name) {
    case '25':
      draft.account = accountNumberWithin(content);
      break;
    case '60F':
    case '60M':
      draft.opening = readBalance(tag, faults);
      break;
    case '61':
      draft.operations.push({ field: tag, details: [] });
      break;
    case '86':
      // Behind the closing balance it speaks of the whole statement.
      if (!draft.closing) draft.operations.at(-1)?.details.push(tag);
      break;
    case '62F':
    case '62M':
      draft.closing = readBalance(tag, faults);
      break;
    case '13D':
    case '34F':
    case '90C':
    case '90D':
      // Statements have them, too, but for balances.
      draft.isWithinDay = true;
      break;
    default:
      break;
  }
}

function readBalance({ name, lines, lineNumber }: Tag, faults: FaultList): ReadBalance {
  const isOfStatement = name.endsWith('F');
  return { isOfStatement, stated: statedBalance(lines[0] ?? '', lineNumber, faults) };
}

function statedBalance(
  content: string,
  lineNumber: number,
  faults: FaultList,
): StatedBalance | null {
  const [, direction, day, currency, digits] =
    /^([CD])(\d{6})([A-Z]{3})([\d,.]+)\s*$/.exec(content) ?? [];
  const amount = readSwiftAmount(digits ?? '');
  if (currency !== undefined && currency !== 'PLN') {
    faults.add(null, currencyFault(currency));
    return null;
  }
  if (amount === null || day === undefined) {
    faults.add(lineNumber, 'Nie można odczytać salda. Pobierz wyciąg z banku jeszcze raz.');
    return null;
  }
  return { day: readSwiftDay(day), amount: direction === 'D' && amount !== 0 ? -amount : amount };
}

function lineOf(
  field: Tag,
  details: readonly Tag[],
  ownAccount: string,
  faults: FaultList,
): StatementLine | null {
  const operation = readOperation((field.lines[0] ?? '').trim());
  if (!operation) {
    faults.add(
      field.lineNumber,
      'Nie można odczytać daty albo kwoty operacji (pole :61:). Pobierz wyciąg z banku jeszcze raz.',
    );
    return null;
  }
  if (operation.amount === 0) return null;
  const side = { ownAccount, isIncoming: operation.amount > 0 };
  const said = details.map(({ lines }) => readDetails(lines, side));
  const first = (account: keyof Accounts) =>
    said.map((one) => one[account]).find((number) => number !== null) ?? null;
  const { reference, ...stated } = operation;
  return {
    ...stated,
    lineNumber: field.lineNumber,
    counterpartyName: cleanTextOrNull(said.map(({ name }) => name ?? '').join(' ')),
    counterpartyAccount: first('counterpartyAccount'),
    targetAccount: first('targetAccount'),
    title: said
      .map(({ title }) => title)
      .filter(Boolean)
      .join(' '),
    bankReference: reference,
    isReferenceUnique: reference !== null,
    balanceAfter: null,
    raw: [field, ...details].map(rawOf).join('\n'),
  };
}

function rawOf({ name, lines }: Tag): string {
  return `:${name}:${lines.join('\n')}`;
}
