import type { FaultList } from '../fault-list.ts';
import { currencyFault, damagedFault } from '../faults.ts';
import { readingLimits } from '../reading-limits.ts';
import type { StatedBalance, Statement, StatementLine } from '../statement.ts';
import { accountNumberWithin } from '../text/account-number.ts';
import { cleanTextOrNull } from '../text/clean-text.ts';
import { readSwiftAmount } from '../text/read-amount.ts';
import { readSwiftDay } from '../text/read-day.ts';
import { readDetails } from './read-details.ts';
import { readOperation } from './read-operation.ts';
import { mostLines, splitTags, type Tag } from './split-tags.ts';

/** Whether a text looks like MT940: some of its fields stand near its beginning. */
export function looksLikeMt940(text: string): boolean {
  return /^(?:\{[^\n]{0,200})?:(?:20|25):/m.test(text.slice(0, 2000));
}

/** A statement while its fields are read. */
interface Draft {
  readonly lineNumber: number;
  account: string | null;
  opening: StatedBalance | null;
  closing: StatedBalance | null;
  readonly operations: { readonly field: Tag; readonly details: Tag[] }[];
}

/** Reads a file of MT940 in any of the dialects (docs/product/bank.md#mt940); what is wrong is told to `faults`. */
export function readMt940(text: string, faults: FaultList): Statement[] {
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
        operations: [],
      };
      drafts.push(draft);
    }
    if (tag.lines.length > mostLines) faults.add(tag.lineNumber, damagedFault);
    readTag(draft, tag, faults);
  }
  return drafts
    .filter(
      ({ account, opening, operations }) =>
        account !== null || opening !== null || operations.length > 0,
    )
    .map(({ operations, ...stated }) => ({
      ...stated,
      lines: operations
        .map(({ field, details }) => lineOf(field, details, faults))
        .filter((line) => line !== null),
    }));
}

function readTag(draft: Draft, tag: Tag, faults: FaultList): void {
  const content = tag.lines[0] ?? '';
  switch (tag.name) {
    case '25':
      draft.account = accountNumberWithin(content);
      break;
    case '60F':
    case '60M':
      draft.opening = readBalance(content, tag.lineNumber, faults);
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
      draft.closing = readBalance(content, tag.lineNumber, faults);
      break;
    default:
      break;
  }
}

function readBalance(content: string, lineNumber: number, faults: FaultList): StatedBalance | null {
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

function lineOf(field: Tag, details: readonly Tag[], faults: FaultList): StatementLine | null {
  const operation = readOperation((field.lines[0] ?? '').trim());
  if (!operation) {
    faults.add(
      field.lineNumber,
      'Nie można odczytać daty albo kwoty operacji (pole :61:). Pobierz wyciąg z banku jeszcze raz.',
    );
    return null;
  }
  if (operation.amount === 0) return null;
  const said = details.map(({ lines }) => readDetails(lines));
  const { reference, ...stated } = operation;
  return {
    ...stated,
    lineNumber: field.lineNumber,
    counterpartyName: cleanTextOrNull(said.map(({ name }) => name ?? '').join(' ')),
    counterpartyAccount: said.find(({ account }) => account !== null)?.account ?? null,
    targetAccount: null,
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
