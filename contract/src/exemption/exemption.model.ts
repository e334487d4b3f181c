import * as z from 'zod/mini';
import { chosenRecord, emptyAsNull, id, keyOf, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { grosze } from '../core/money/grosze.ts';
import { sentAmount } from '../core/money/sent-amount.ts';
import { formatAmount } from '../core/number/amount.ts';
import { wholeNumber } from '../core/number/whole-number.ts';
import { updateBody } from '../core/record/update-body.ts';
import { type RuleContext, ruleOver } from '../core/rules-over-fields.ts';
import { areInOrder, dayReply, optionalDay, requiredDay } from '../core/time/day.ts';

/** Whom an exemption is for: one account, or a party with all accounts that it has. */
export const beneficiaryLabels = {
  settlement: 'Konto rozliczeniowe',
  party: 'Osoba lub firma',
} as const;

/** How much less is paid: a share of the charge, or an amount of it. */
export const reliefLabels = { percent: 'Procent opłaty', amount: 'Kwota' } as const;

/** What every reply says of an exemption (docs/product/tariffs.md#exemptions). */
const told = {
  id: z.string(),
  /** Of what and whose, such as 'Opłata ogrodowa – Lis Anna'. */
  name: z.string(),
  feeKind: z.object({ id: z.string(), name: z.string() }),
  /** Whom it is for: of an account its plot and its reference. */
  beneficiaryName: z.string(),
  /** How much less is paid: of the charge, or an amount in grosze; the other one is null. */
  percent: z.nullable(z.int()),
  amount: z.nullable(grosze),
  validFrom: dayReply,
  /** Null while it goes on. */
  validThru: z.nullable(dayReply),
  reason: z.string(),
};

/** An exemption as the list shows it. */
export const exemptionListItem = z.object(told);

export type ExemptionListItem = z.infer<typeof exemptionListItem>;

/** An exemption with all that a form needs. */
export const exemptionDetails = z.object({
  ...told,
  beneficiary: z.object({ kind: keyOf(beneficiaryLabels), id: z.string() }),
  resolution: z.nullable(z.object({ id: z.string(), number: z.string() })),
});

export type ExemptionDetails = z.infer<typeof exemptionDetails>;

type Relief = Pick<ExemptionListItem, 'percent' | 'amount'>;

/** The largest amount of a relief, in grosze: that of a line of a charge. */
const largestRelief = 100_000_000;

/** Forms hold the data of every kind; those of the chosen one are kept. */
const form = {
  feeKindId: chosenRecord('Wybierz rodzaj opłaty'),
  beneficiary: z.discriminatedUnion(
    'kind',
    [
      z.object({
        kind: z.literal('settlement'),
        settlementId: chosenRecord('Wybierz konto rozliczeniowe'),
      }),
      z.object({ kind: z.literal('party'), partyId: chosenRecord('Wybierz osobę lub firmę') }),
    ],
    messages.invalidValue,
  ),
  relief: z.discriminatedUnion(
    'kind',
    [
      z.object({
        kind: z.literal('percent'),
        percent: wholeNumber({ min: 1, max: 100, message: 'Wpisz liczbę od 1 do 100' }),
      }),
      z.object({
        kind: z.literal('amount'),
        amount: sentAmount({
          max: largestRelief,
          empty: 'Podaj kwotę ulgi',
          notPositive: 'Podaj kwotę większą od zera',
        }),
      }),
    ],
    messages.invalidValue,
  ),
  validFrom: requiredDay,
  validThru: optionalDay,
  reason: text({ max: 300, empty: 'Podaj powód ulgi' }),
  resolutionId: emptyAsNull(z.union([z.literal(''), id])),
};

/** That the last day does not lie before the first one. */
function requireOrder(
  { validFrom, validThru }: { validFrom?: string; validThru?: string | null },
  { refuse }: RuleContext,
): void {
  if (!areInOrder({ validFrom: validFrom ?? null, validThru: validThru ?? null })) {
    refuse('validThru', messages.startAfterEnd);
  }
}

/** The form of a new exemption. */
export const exemptionCreate = z.object(form).check(ruleOver(requireOrder));

export type ExemptionCreate = z.output<typeof exemptionCreate>;

/** The form of an exemption that is there. */
export const exemptionUpdate = updateBody({ key: { id }, fields: form }).check(
  ruleOver(requireOrder),
);

export type ExemptionUpdate = z.output<typeof exemptionUpdate>;

/** How much less is paid, as people read it: '50%' or '20,00 zł'. */
export function reliefInWords({ percent, amount }: Relief): string {
  return percent === null ? formatAmount(amount ?? 0) : `${percent}%`;
}

/** Why an exemption is not stored. */
export const exemptionRefusals = {
  noSettlement: 'Tego konta rozliczeniowego już nie ma. Wybierz inne.',
  noParty: 'Tej osoby lub firmy już nie ma. Wybierz inną.',
} as const;
