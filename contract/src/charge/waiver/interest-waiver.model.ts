import * as z from 'zod/mini';
import { chosenRecord, id, text } from '../../core/fields.ts';
import { sentAmount } from '../../core/money/sent-amount.ts';

/** Of the interest of a note an amount. */
const waivedAmount = sentAmount({
  max: 100_000_000,
  empty: 'Podaj kwotę',
  notPositive: 'Podaj kwotę większą od zera',
});

const waived = {
  /** Of the run. */
  id,
  settlementId: id,
  reason: text({ max: 200, empty: 'Napisz, dlaczego' }),
  resolutionId: chosenRecord('Wybierz uchwałę'),
};

/** That the interest of an account in a draft is waived, all of it where no amount is stated: docs/product/interest.md#waivers. */
export const interestWaive = z.object({ ...waived, amount: z.nullable(waivedAmount) });

export type InterestWaive = z.output<typeof interestWaive>;

/** The form of it, in which an amount stands in any case. */
export const interestWaiveForm = z.object({ ...waived, amount: waivedAmount });

/** That it is not, after all. */
export const interestNotWaive = z.object({ id, settlementId: id });

/** Why interest is not waived, and what to do then. */
export const interestWaiverRefusals = {
  notInterest: 'W tym naliczeniu nie ma odsetek.',
  noInterest: 'To konto rozliczeniowe nie ma w tym naliczeniu odsetek do umorzenia.',
  tooMuch: (amount: string) =>
    `Odsetki tego konta rozliczeniowego to ${amount}. Wpisz najwyżej tyle.`,
  noResolution: 'Tej uchwały już nie ma. Wybierz inną.',
} as const;
