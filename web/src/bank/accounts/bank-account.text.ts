import type { BankAccountListItem } from '@grzadka/contract/bank/accounts/bank-account.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';

/** Whether what is on a bank account agrees with its last statement; nothing where no statement says what was on it. */
export function agreementOf({
  statementDay: day,
  statementDifference: difference,
}: Pick<BankAccountListItem, 'statementDay' | 'statementDifference'>): string | undefined {
  if (day === null || difference === null) return undefined;
  const statement = `wyciągu z ${dayInFigures(day)}`;
  return difference === 0
    ? `zgodne z wyciągiem z ${dayInFigures(day)}`
    : `różni się od ${statement} o ${formatAmount(Math.abs(difference))}`;
}

/** The texts of a bank account. */
export const bankAccountText = {
  number: 'Numer rachunku',
  profile: 'Układ plików CSV',
  profileHint: 'Wybierz, tylko jeśli kilka układów ma taki sam nagłówek.',
  noProfile: '(rozpoznaj po nagłówku)',
  statement: 'Ostatni wyciąg',
  closing: (day: string, amount: number) =>
    `${dayInFigures(day)}, saldo końcowe ${formatAmount(amount)}`,
  noStatement: 'Nie wczytano jeszcze wyciągu z saldem końcowym.',
  agreement: 'Stan w programie',
  differs:
    'Sprawdź, czy wczytano wszystkie wyciągi i czy bilans otwarcia jest taki jak na pierwszym z nich.',
  documents: 'Wpływy i wydatki',
  documentsHint: 'Każda operacja na tym rachunku, od najnowszej.',
  showDocuments: 'Pokaż wpływy i wydatki',
  notOpened: 'Nie podano. Wpisz saldo początkowe pierwszego wyciągu, który wczytasz.',
  openTitle: 'Ile było na rachunku na początku',
  openQuestion: 'Wpisz kwotę i dzień, od którego program prowadzi ten rachunek.',
} as const;
