import * as z from 'zod/mini';
import { chosenRecord, emptyAsNull, id, optionalLines } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { grosze } from '../core/money/grosze.ts';
import { updateBody } from '../core/record/update-body.ts';
import { dayReply } from '../core/time/day.ts';
import { dayInFigures } from '../core/time/in-figures.ts';
import { gardenToday } from '../core/time/time-zone.ts';
import { planStanding } from './plan-standing.ts';

/** What every reply says of a settlement account (docs/product/settlements.md#accounts). */
const account = {
  id: z.string(),
  /** By which a payment is found again. */
  reference: z.string(),
  /** Null where it is that of a party without one (docs/product/settlements.md#without-a-garden). */
  garden: z.nullable(z.object({ id: z.string(), name: z.string(), sector: z.string() })),
  /** Null where it is not known since when. */
  openedOn: z.nullable(dayReply),
  /** The last day of its last holder, or that on which it was closed by hand; null while it goes on. */
  closedOn: z.nullable(dayReply),
};

/** An account as lists show it. */
export const settlementListItem = z.object({
  ...account,
  /** The names of all who hold or held it, once each, by name. */
  holders: z.string(),
});

export type SettlementListItem = z.infer<typeof settlementListItem>;

/** The same in the list of all, with what it comes to: above zero is owed. Absent for who may not know whose debts there are. */
export const settlementBalanceItem = z.extend(settlementListItem, { balance: z.optional(grosze) });

export type SettlementBalanceItem = z.infer<typeof settlementBalanceItem>;

/** What is owed on an account today (docs/product/settlements.md#standing). */
const accountStanding = z.object({
  /** Above zero is owed. */
  balance: grosze,
  /** What is overdue, and the oldest due day of it; null where nothing is. */
  due: grosze,
  dueSince: z.nullable(dayReply),
  /** The next due day, and what is to be paid by it beside what is overdue; null where nothing else is open. */
  next: z.nullable(z.object({ on: dayReply, amount: grosze })),
  /** The payment plan that is under way; null where there is none. */
  plan: z.nullable(planStanding),
});

export type AccountStanding = z.infer<typeof accountStanding>;

/** An account of a garden or a party, with what is owed on it. Absent for who may not know whose debts there are. */
export const standingAccount = z.extend(settlementListItem, {
  standing: z.optional(accountStanding),
});

export type StandingAccount = z.infer<typeof standingAccount>;

const party = z.object({ id: z.string(), name: z.string() });

/** An account with who held it when, those who began first coming first. */
export const settlementDetails = z.object({
  ...account,
  holders: z.array(
    z.object({
      party,
      from: z.nullable(dayReply),
      thru: z.nullable(dayReply),
      /** Of PZD, today. */
      isMember: z.boolean(),
    }),
  ),
  /** Whom letters address; null where nobody said so. */
  payer: z.nullable(party),
  note: z.nullable(z.string()),
  /** Whether what is overpaid covers what is posted later (docs/product/ledger.md#spreading). */
  useOverpayments: z.boolean(),
});

export type SettlementDetails = z.infer<typeof settlementDetails>;

/** Whether an account is closed: its last day is over. */
export function isClosed({ closedOn }: Pick<SettlementListItem, 'closedOn'>): boolean {
  return closedOn !== null && closedOn < gardenToday();
}

/** Whether an account is open, or since when it is not, in words. */
export function stateOfSettlement({ closedOn }: Pick<SettlementListItem, 'closedOn'>): string {
  const isOver = closedOn !== null && isClosed({ closedOn });
  return isOver ? `zamknięte ${dayInFigures(closedOn)}` : 'otwarte';
}

/** The form that opens an account without a garden. */
export const settlementCreate = z.object({ partyId: chosenRecord('Wybierz osobę lub firmę') });

/** What is said of an account in the place of its garden's name. */
export const noGarden = 'bez działki';

/** Why an account without a garden is not opened, closed or opened again. */
export const handRefusals = {
  alreadyOpen:
    'Ten podmiot ma już otwarte konto rozliczeniowe bez działki. Jest w jego szczegółach, w części „Rozliczenia”.',
  ofGarden:
    'To konto rozliczeniowe działki. Zamknie się samo, gdy zakończysz użytkowanie działki przez ostatniego działkowca.',
  hasBalance: 'Saldo konta rozliczeniowego nie wynosi zero. Najpierw zaksięguj wpłatę albo zwrot.',
  alreadyClosed: 'To konto rozliczeniowe jest już zamknięte. Odśwież dane.',
  stillOpen: 'To konto rozliczeniowe jest już otwarte. Odśwież dane.',
} as const;

/** The form of an account. */
export const settlementUpdate = updateBody({
  key: { id },
  fields: {
    payerId: emptyAsNull(z.union([z.literal(''), id])),
    note: optionalLines({ max: 1000 }),
    useOverpayments: z.boolean(messages.invalidValue),
  },
});

export type SettlementUpdate = z.output<typeof settlementUpdate>;

/** What a payer is refused with who does not hold the account and never did. */
export const payerNoHolder = 'Wybierz działkowca z tego konta rozliczeniowego.';
