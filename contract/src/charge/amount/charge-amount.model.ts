import * as z from 'zod/mini';
import { chosenRecord, id, optionalText } from '../../core/fields.ts';
import { grosze } from '../../core/money/grosze.ts';
import { sentAmount } from '../../core/money/sent-amount.ts';
import { formatAmount } from '../../core/number/amount.ts';
import { updateBody } from '../../core/record/update-body.ts';

/** What one account is charged by hand: above zero, and up to the largest line of a charge, 1 000 000,00 zł. */
export const amountByHand = sentAmount({
  max: 100_000_000,
  empty: 'Podaj kwotę',
  notPositive: 'Podaj kwotę większą od zera',
});

/** What is said of it beside the amount: it becomes part of the line, which has room for more words besides. */
export const wordsByHand = optionalText({ max: 200 });

/** An amount that is set for an account, and for whom that is. */
const chargeAmount = z.object({
  settlement: z.object({ id: z.string(), reference: z.string() }),
  garden: z.nullable(z.object({ id: z.string(), name: z.string(), sector: z.string() })),
  /** The names of its holders, by name. */
  holders: z.string(),
  feeKind: z.object({ id: z.string(), name: z.string() }),
  amount: grosze,
  description: z.nullable(z.string()),
});

export type ChargeAmount = z.infer<typeof chargeAmount>;

/** All amounts of a run, by the names of the plots: docs/product/charge-runs.md#amounts-by-hand. */
export const chargeAmounts = z.object({ items: z.array(chargeAmount) });

/** Which amount: a run has one for each account and fee kind. */
const which = {
  /** Of the run. */
  id,
  settlementId: chosenRecord('Wybierz konto rozliczeniowe'),
  feeKindId: chosenRecord('Wybierz rodzaj opłaty'),
};

const form = { amount: amountByHand, description: wordsByHand };

/** That a run charges an account an amount. */
export const chargeAmountAdd = z.object({ ...which, ...form });

export type ChargeAmountAdd = z.output<typeof chargeAmountAdd>;

/** That it charges another one. */
export const chargeAmountChange = updateBody({ key: which, fields: form });

export type ChargeAmountChange = z.output<typeof chargeAmountChange>;

/** That it no longer does. */
export const chargeAmountRemove = z.object(which);

export type ChargeAmountRemove = z.output<typeof chargeAmountRemove>;

/** Why an amount is not taken, and what to do then. */
export const chargeAmountRefusals = {
  notByHand: 'Tej opłaty nie ustala się ręcznie w tym naliczeniu. Wybierz inną.',
  noSettlement: 'Tego konta rozliczeniowego już nie ma. Wybierz inne.',
  outside:
    'Tego konta rozliczeniowego nie obejmuje to naliczenie. Wybierz inne albo zmień w naliczeniu sektory, działki lub konta rozliczeniowe („Edytuj”).',
  isSet: (grosz: number) =>
    `To konto rozliczeniowe ma już kwotę: ${formatAmount(grosz)}. Zmień ją na liście.`,
  noneByHand:
    'To naliczenie nie ma opłaty ustalanej ręcznie. Naciśnij „Edytuj” i wybierz taką opłatę.',
  kindsLeft: (kinds: string) =>
    `W tym naliczeniu są kwoty ustalone ręcznie dla: ${kinds}. Tej opłaty już się tak nie ustala. Najpierw usuń te kwoty.`,
  accountsLeft: (accounts: string) =>
    `Kwoty ustalone ręcznie mają też konta rozliczeniowe spoza tego naliczenia: ${accounts}. Dodaj je do wyboru albo najpierw usuń ich kwoty.`,
} as const;
