import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { PaymentPlan } from '@grzadka/contract/payment-plan/payment-plan.model';

/** The texts of the payment plans. */
export const paymentPlanText = {
  title: 'Raty',
  open: 'Rozłóż na raty',
  formTitle: 'Raty za zgodą zarządu',
  question:
    'Raty nie zmieniają księgowań ani terminów należności. Dopóki są płacone w terminie, konto rozliczeniowe nie dostaje wezwań.',
  parts: 'Co rozłożyć na raty',
  count: 'Liczba rat',
  countWrong: (most: number) => `Wpisz liczbę od 1 do ${most}`,
  share: 'Podziel równo',
  shareHint: 'Co miesiąc od terminu pierwszej raty. Różnica groszy trafia do pierwszych rat.',
  rates: {
    title: 'Raty',
    hint: 'Każda rata ma termin i kwotę. Możesz je zmienić.',
    row: (number: number) => `Rata ${number}`,
    add: 'Dodaj ratę',
    remove: (number: number) => `Usuń ratę ${number}`,
  },
  dueOn: 'Termin',
  amount: 'Kwota',
  sum: (rates: number, open: number) => {
    const total = `Raty razem: ${formatAmount(rates)}`;
    if (rates === open) return `${total}, tyle, ile jest do zapłaty`;
    const missing = Math.abs(open - rates);
    return `${total}, ${rates < open ? 'brakuje' : 'za dużo o'} ${formatAmount(missing)}`;
  },
  resolution: 'Uchwała',
  choose: '(wybierz)',
  resolutionHint: 'Uchwała, w której zarząd zgodził się na raty. Nową dodasz w: Opłaty → Uchwały.',
  withoutInterest: 'Odroczenie bez odsetek',
  withoutInterestHint:
    'Zaznacz, jeśli uchwała tak mówi. Za dni, w których raty są płacone w terminie, program nie naliczy odsetek.',
  submit: 'Zapisz raty',
  saved: 'Zapisano raty',
  cancel: 'Odwołaj raty',
  cancelTitle: 'Odwołanie rat',
  cancelQuestion: (open: number) =>
    `Do zapłaty od razu będzie ${formatAmount(open)}, a odsetki będą się znowu liczyć. Raty zostaną na koncie rozliczeniowym jako odwołane.`,
  reason: 'Przyczyna',
  reasonHint: 'Na przykład: nowe ustalenia z zarządem.',
  cancelled: 'Odwołano raty',
  left: 'Zostało',
  stateOf: 'Stan',
  paid: 'zapłacona',
  missed: (amount: number) => `w terminie brakowało ${formatAmount(amount)}`,
  /** Of an agreement: since when, how much, by which resolution. */
  about: ({ agreedOn, amount, resolution, withoutInterest }: PaymentPlan) =>
    `${formatAmount(amount)} od ${dayInFigures(agreedOn)}, uchwała ${resolution.number}${withoutInterest ? ', bez odsetek' : ''}`,
  whyCancelled: ({ endedOn, cancelReason }: PaymentPlan) =>
    endedOn !== null && cancelReason !== null
      ? `Odwołane ${dayInFigures(endedOn)}: ${cancelReason}`
      : null,
  earlier: 'Wcześniejsze raty',
} as const;
