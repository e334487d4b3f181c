import { largestAmount } from '@grzadka/contract/core/money/grosze';
import type { FaultList } from './fault-list.ts';
import { foreignAccountFault } from './faults.ts';
import { readingLimits } from './reading-limits.ts';
import type { Statement } from './statement.ts';

/**
 * Checks the statements of a file for an account, its 26 digits (docs/product/bank.md#checks): adds what cannot be right to
 * `faults`, and returns them, the oldest first.
 */
export function checkStatements(
  statements: readonly Statement[],
  bankAccount: string,
  faults: FaultList,
): readonly Statement[] {
  for (const { account } of statements) {
    if (account !== null && account !== bankAccount) faults.add(null, foreignAccountFault(account));
  }
  const count = statements.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count > readingLimits.lines) faults.add(null, tooManyLines);
  // What could not be read is missing in the sums.
  if (!faults.isEmpty) return statements;
  for (const statement of statements) checkSum(statement, faults);
  checkSizes(statements, faults);
  if (followEachOther(statements)) return statements;
  const turned = statements.toReversed();
  if (followEachOther(turned)) return turned;
  faults.add(null, 'Salda wyciągów w pliku nie następują po sobie. Wczytaj te wyciągi osobno.');
  return statements;
}

const tooManyLines = `Plik ma ponad ${new Intl.NumberFormat('pl-PL').format(readingLimits.lines)}\u00A0operacji. Pobierz z banku wyciągi za krótszy czas.`;

/** 'Suma operacji …' stands in the words of the rule; the number of the line shows where the statement begins. */
function checkSum({ opening, closing, lines, lineNumber }: Statement, faults: FaultList): void {
  if (!opening || !closing) return;
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  if (opening.amount + sum === closing.amount) return;
  faults.add(
    lineNumber,
    'Suma operacji nie zgadza się z saldami wyciągu. Pobierz wyciąg z banku jeszcze raz.',
  );
}

/** What comes of the amounts of a file is no larger than an amount may be: each of its sums, and what was on the account in between. */
function checkSizes(statements: readonly Statement[], faults: FaultList): void {
  const amounts = statements.flatMap(({ lines }) => lines.map(({ amount }) => amount));
  const sums = [
    amounts.reduce((sum, amount) => sum + Math.max(amount, 0), 0),
    amounts.reduce((sum, amount) => sum + Math.min(amount, 0), 0),
    ...statements.flatMap(({ opening, closing }) => [opening?.amount ?? 0, closing?.amount ?? 0]),
  ];
  if (sums.some((sum) => Math.abs(sum) > largestAmount)) faults.add(null, tooMuchMoney);
}

const tooMuchMoney =
  'Kwoty w wyciągu dają razem ponad 10 mld zł, a tyle program nie zapisze. Wczytaj wyciągi za krótszy czas.';

function followEachOther(statements: readonly Statement[]): boolean {
  return statements.every(({ opening }, index) => {
    const closing = statements[index - 1]?.closing;
    return !opening || !closing || opening.amount === closing.amount;
  });
}
