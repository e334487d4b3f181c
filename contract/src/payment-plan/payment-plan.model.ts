import * as z from 'zod/mini';
import { chosenRecord, id, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { grosze, largestAmount } from '../core/money/grosze.ts';
import { sentAmount } from '../core/money/sent-amount.ts';
import { splitByLargestRemainder } from '../core/money/split-by-largest-remainder.ts';
import { ruleOver } from '../core/rules-over-fields.ts';
import { addMonths } from '../core/time/calendar-steps.ts';
import { dayReply, requiredDay } from '../core/time/day.ts';
import { planStanding } from '../settlement/plan-standing.ts';

/** How many parts of debts one plan is about, at most. */
const mostParts = 100;

/** How many rates a plan has, at most. */
export const mostRates = 36;

/** A plan with its rates and the parts of debts that it is about. */
export const paymentPlan = z.extend(planStanding, {
  id: z.string(),
  /** The day on which it was made; from then on it holds. */
  agreedOn: dayReply,
  resolution: z.object({ id: z.string(), number: z.string() }),
  /** Whether days on which it is kept bear no interest. */
  withoutInterest: z.boolean(),
  /** What it was made for, and what of that is open now. */
  amount: grosze,
  open: grosze,
  /** The day on which it was cancelled, or followed by another one; null while it is the account's plan. */
  endedOn: z.nullable(dayReply),
  cancelReason: z.nullable(z.string()),
  /** In the order of their days. */
  rates: z.array(
    z.object({
      dueOn: dayReply,
      amount: grosze,
      /** What of it is still to be paid. */
      open: grosze,
      /** How much was missing when its day was over; zero of one that was paid in time or is yet to come. */
      missed: grosze,
    }),
  ),
  /** The parts of debts, which keep their own due days. */
  parts: z.array(
    z.object({
      id: z.string(),
      /** Of its document. */
      number: z.string(),
      feeKind: z.nullable(z.string()),
      dueOn: dayReply,
      /** What the plan was made for, and what is open now. */
      amount: grosze,
      open: grosze,
    }),
  ),
});

export type PaymentPlan = z.infer<typeof paymentPlan>;

const rateAmount = sentAmount({
  max: largestAmount,
  empty: 'Podaj kwotę raty',
  notPositive: 'Kwota raty musi być większa od zera',
});

/** The form of a plan. */
export const paymentPlanForm = z
  .object({
    settlementId: chosenRecord('Wybierz konto rozliczeniowe'),
    /** Open parts of the account's debts, each once. */
    partIds: z
      .array(id, 'Zaznacz, co rozłożyć na raty')
      .check(
        z.minLength(1, 'Zaznacz, co rozłożyć na raty'),
        z.maxLength(mostParts, messages.tooManyRecords(mostParts)),
      ),
    /** The rates, which come to exactly what is open of the parts. */
    parts: z
      .array(z.object({ dueOn: requiredDay, amount: rateAmount }), 'Podaj raty')
      .check(
        z.minLength(1, 'Podaj raty'),
        z.maxLength(mostRates, `Raty może być najwyżej ${mostRates}.`),
      ),
    resolutionId: chosenRecord('Wybierz uchwałę'),
    withoutInterest: z.boolean(messages.invalidValue),
  })
  .check(
    ruleOver(({ parts }, { refuse }) => {
      if (parts && !areInOrder(parts)) refuse('parts', paymentPlanRefusals.notInOrder);
    }),
  );

/** What is sent of it. A known `clientKey` adds nothing and gives the plan that it made. */
export const paymentPlanCreate = z.extend(paymentPlanForm, {
  clientKey: z.uuid(messages.invalidValue),
});

export type PaymentPlanCreate = z.output<typeof paymentPlanCreate>;

/** The form that cancels a plan. */
export const paymentPlanCancel = z.object({
  id,
  reason: text({ max: 200, empty: 'Napisz, dlaczego' }),
});

export type PaymentPlanCancel = z.output<typeof paymentPlanCancel>;

/** Why a plan is not made or not cancelled: docs/product/payment-plans.md#making. */
export const paymentPlanRefusals = {
  notInOrder: 'Każda rata musi mieć termin późniejszy niż poprzednia. Popraw terminy.',
  pastRate: 'Termin raty już minął. Wybierz dzień nie wcześniejszy niż dziś.',
  otherAccount:
    'Którejś z wybranych należności nie ma na tym koncie rozliczeniowym. Odśwież stronę i zaznacz ponownie.',
  gone: 'Którejś z wybranych należności już nie ma. Odśwież stronę i zaznacz ponownie.',
  nothingOpen:
    'Z którejś z wybranych należności nie zostało już nic do zapłaty. Odśwież stronę i zaznacz ponownie.',
  otherSum: ({ rates, open }: { rates: string; open: string }) =>
    `Raty to razem ${rates}, a do zapłaty z wybranych należności jest ${open}. Popraw kwoty rat.`,
  already:
    'To konto rozliczeniowe ma już raty, które nie są spłacone. Najpierw je odwołaj albo poczekaj, aż będą spłacone.',
  otherKey: 'Te raty zapisano już z innymi danymi. Odśwież stronę i sprawdź konto rozliczeniowe.',
  ended: 'Te raty już się skończyły. Odśwież dane.',
  paid: 'Te raty są już spłacone, nie ma czego odwoływać.',
} as const;

/** Whether each rate is due on a later day than the one before it. */
function areInOrder(rates: readonly { readonly dueOn: string }[]): boolean {
  return rates.every(({ dueOn }, place) => (rates[place - 1]?.dueOn ?? '') < dueOn);
}

/** A rate as it is offered: its day and its amount in grosze. */
interface OfferedRate {
  readonly dueOn: string;
  readonly amount: number;
}

/**
 * Equal rates of an amount in grosze, a month apart from a first day on: none is lost, and the first of them are a grosz greater
 * (docs/product/money.md#sharing). Those that would come to nothing are left out.
 */
export function equalRates(amount: number, count: number, firstDay: string): OfferedRate[] {
  const amounts = splitByLargestRemainder(
    amount,
    Array.from({ length: count }, () => '1'),
  );
  return amounts.flatMap((of, place) =>
    of === 0 ? [] : [{ dueOn: addMonths(firstDay, place), amount: of }],
  );
}
