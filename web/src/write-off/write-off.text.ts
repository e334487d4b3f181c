import { formatAmount } from '@grzadka/contract/core/number/amount';

/** The texts of what is written off. */
export const writeOffText = {
  open: 'Umorz',
  title: 'Umorzenie',
  question:
    'Umorzona należność przestaje być do zapłaty. Umorzenie zobaczy też działkowiec, razem z przyczyną i numerem uchwały.',
  parts: 'Co umorzyć',
  sum: (amount: number) => `Razem do umorzenia: ${formatAmount(amount)}`,
  reason: 'Przyczyna',
  reasonHint: 'Na przykład: należność nieściągalna. Nie podawaj nazwisk.',
  resolution: 'Uchwała',
  choose: '(wybierz)',
  resolutionHint: 'Uchwała, na której opiera się umorzenie. Nową dodasz w: Opłaty → Uchwały.',
  submit: 'Umorz',
  made: (number: string) => `Zapisano umorzenie ${number}`,
  reverse: 'Storno umorzenia',
  reverseTitle: (number: string) => `Storno umorzenia ${number}`,
  reverseQuestion: (amount: number) =>
    `Do zapłaty będzie znowu ${formatAmount(amount)}. Umorzenie zostanie na koncie rozliczeniowym razem ze stornem.`,
  reverseExample: 'umorzono niewłaściwą należność',
  reversed: (number: string) => `Zapisano storno ${number}`,
} as const;
