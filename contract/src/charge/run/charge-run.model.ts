import * as z from 'zod/mini';
import { id, instantReply, keyOf, optionalLines, optionalText, text } from '../../core/fields.ts';
import { messages } from '../../core/messages.ts';
import { grosze } from '../../core/money/grosze.ts';
import { optionalWholeNumber } from '../../core/number/whole-number.ts';
import { updateBody } from '../../core/record/update-body.ts';
import { type RuleContext, ruleOver } from '../../core/rules-over-fields.ts';
import { dayReply, optionalDay, requiredDay } from '../../core/time/day.ts';
import { feePurposeLabels } from '../../fee-kind/fee-purposes.ts';
import { mostFeeKinds } from '../../fee-kind/most-fee-kinds.ts';
import { senderParts } from '../../settings/paper-lacks.ts';
import {
  chargedSettlementStateLabels,
  chargeRunKindLabels,
  chargeRunStateLabels,
  mendedAt,
} from '../charge.labels.ts';
import { chargeLine } from '../charge.model.ts';
import { chargeCauseLabels } from '../line/charge-cause.ts';
import { type RunDays, refusedDays } from './run-days.ts';

/** How many accounts one run charges at most, and how many accounts, gardens or sectors it is narrowed to. */
export const mostSettlementsInRun = 5000;

const kind = keyOf(chargeRunKindLabels, messages.invalidValue);

const feeKind = z.object({ id: z.string(), name: z.string(), purpose: keyOf(feePurposeLabels) });

const count = z.int().check(z.minimum(0));

/** What every reply says of a run (docs/product/charge-runs.md#runs). */
const told = {
  id: z.string(),
  title: z.string(),
  /** Null until it is approved. */
  number: z.nullable(z.string()),
  kind,
  state: keyOf(chargeRunStateLabels),
  periodFrom: dayReply,
  periodThru: dayReply,
  issueDay: dayReply,
  /** What it charges in all, or will; null until it is calculated. */
  amount: z.nullable(grosze),
};

/** A run as the list shows it. */
export const chargeRunListItem = z.object(told);

export type ChargeRunListItem = z.infer<typeof chargeRunListItem>;

/** How far the calculation asked for last is: of `of` accounts `done` are calculated, and `failed` of these are blocked. */
const progress = z.object({
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  done: count,
  of: count,
  failed: count,
});

/** How far the approval is that was asked for last, or why nothing came of it: of `of` accounts `done` are posted. */
const approval = z.object({
  state: z.enum(['waiting', 'running', 'failed']),
  done: count,
  of: count,
  /** Why nothing came of it; null while it is under way. */
  refusal: z.nullable(z.string()),
});

/** What a run charges of a kind, in grosze; `previous` is what the last approved run of it did, null where none did. */
const kindTotal = z.object({
  feeKind,
  charges: count,
  amount: grosze,
  previous: z.nullable(grosze),
});

/** A run with its settings, how far it is, and what it comes to: docs/product/charge-runs.md#calculation. */
export const chargeRunDetails = z.object({
  ...told,
  referenceDay: dayReply,
  readingFrom: z.nullable(dayReply),
  readingThru: z.nullable(dayReply),
  consumptionFrom: z.nullable(dayReply),
  dueYear: z.nullable(z.int()),
  /** What is set by hand on the reference day can be set for each account. */
  feeKinds: z.array(z.extend(feeKind, { isByHand: z.boolean() })),
  /** How many amounts are set by hand, and what they come to. */
  amountsByHand: z.object({ count, sum: grosze }),
  sectors: z.array(z.object({ id: z.string(), name: z.string() })),
  gardens: z.array(z.object({ id: z.string(), name: z.string() })),
  settlements: z.array(z.object({ id: z.string(), reference: z.string() })),
  note: z.nullable(z.string()),
  /** The approved run in whose place it charges an account. */
  corrects: z.nullable(z.object({ id: z.string(), number: z.nullable(z.string()) })),
  /** Null until somebody asks for a calculation. */
  progress: z.nullable(progress),
  /** Null until somebody asks for the approval, and once it is approved. */
  approval: z.nullable(approval),
  calculatedAt: z.nullable(instantReply),
  totals: z.array(kindTotal),
  /** How many accounts are charged, and how many of those in the run wait for somebody. */
  counts: z.object({
    settlements: count,
    blocked: count,
    toCheck: count,
    skipped: count,
    /** Plots that nobody held in all or a part of the time. */
    nobody: count,
    /** Accounts whose interest comes to less than is noted. */
    waiting: count,
  }),
  /** When what of it is due, the earliest day first. */
  dueDays: z.array(z.object({ dueOn: dayReply, amount: grosze })),
  /** The last day on which it can be issued without the question about short notice; null where nothing is due. */
  lastIssueDay: z.nullable(dayReply),
  /** What of the association its notices would be printed without. */
  paperLacks: senderParts,
  approvedAt: z.nullable(instantReply),
  /** Approved although what is due first is due too soon. */
  shortNotice: z.boolean(),
  reversedOn: z.nullable(dayReply),
  reversalReason: z.nullable(z.string()),
});

export type ChargeRunDetails = z.infer<typeof chargeRunDetails>;

/** Whom or what a run is narrowed to; an empty list is all. */
const someIds = someOf(mostSettlementsInRun);

function someOf(most: number) {
  return z.array(id).check(z.maxLength(most, messages.tooManyRecords(most)));
}

/** In which year what it charges is due; without one that of the last day of the period. */
const dueYear = optionalWholeNumber({
  min: 1900,
  max: 2099,
  message: 'Wpisz rok od 1900 do 2099',
});

const form = {
  kind,
  title: text({ max: 100, empty: 'Podaj tytuł' }),
  periodFrom: requiredDay,
  periodThru: requiredDay,
  /** On which it is looked who holds a plot and what it is charged by; without one the first day of the period. */
  referenceDay: optionalDay,
  readingFrom: optionalDay,
  readingThru: optionalDay,
  consumptionFrom: optionalDay,
  issueDay: requiredDay,
  dueYear,
  feeKindIds: someOf(mostFeeKinds).check(z.minLength(1, 'Wybierz co najmniej jeden rodzaj opłaty')),
  sectorIds: someIds,
  gardenIds: someIds,
  /** Accounts that it is narrowed to. What is charged by hand at the tariff's rate is charged to these alone. */
  settlementIds: someIds,
  note: optionalLines({ max: 1000 }),
};

function requireDays(run: RunDays, context: RuleContext): void {
  for (const [field, message] of Object.entries(refusedDays(run))) {
    context.refuse(field, message);
  }
}

/** The form of a new run. */
export const chargeRunCreate = z.object(form).check(ruleOver(requireDays));

export type ChargeRunCreate = z.output<typeof chargeRunCreate>;

/** The form of a draft. */
export const chargeRunUpdate = updateBody({ key: { id }, fields: form }).check(
  ruleOver(requireDays),
);

export type ChargeRunUpdate = z.output<typeof chargeRunUpdate>;

/** For which year or time a new run is proposed. */
export const proposalQuery = z.object({ kind, on: requiredDay });

/** What the form of a new run begins with: docs/product/charge-runs.md#proposal. */
export const chargeRunProposal = z.object({
  title: z.string(),
  periodFrom: dayReply,
  periodThru: dayReply,
  referenceDay: dayReply,
  issueDay: dayReply,
  /** Of the active kinds those that have a tariff on the reference day. */
  feeKinds: z.array(
    z.extend(feeKind, {
      /** Null of interest, which goes by rates of its own. */
      tariff: z.nullable(z.object({ id: z.string(), termsInWords: z.string() })),
      /** Whether the run would charge it, as far as its kind goes. */
      isProposed: z.boolean(),
      dueDays: z.array(dayReply),
      /** The number of the approved run that charges the same kind and period, if any. */
      chargedBy: z.nullable(z.string()),
    }),
  ),
});

export type ChargeRunProposal = z.infer<typeof chargeRunProposal>;

/** Why a plot is charged nothing (docs/product/charges.md#blocked). */
const blocked = z.object({
  code: keyOf(mendedAt),
  words: z.string(),
  feeKindId: z.string(),
  /** Where it is mended; nothing but what the code needs is named. */
  meter: z.optional(z.object({ id: z.string(), name: z.string() })),
  measurementId: z.optional(z.string()),
  /** Within these days a reading is missing. */
  readingDays: z.optional(z.object({ from: dayReply, thru: dayReply })),
  /** The run that charged it. */
  chargedBy: z.optional(z.object({ id: z.string(), number: z.string() })),
});

/** An account of a draft as the list shows it (docs/product/charge-runs.md#accounts). */
export const chargedSettlement = z.object({
  id: z.string(),
  /** Null of a plot that nobody held. */
  settlement: z.nullable(z.object({ id: z.string(), reference: z.string() })),
  garden: z.nullable(z.object({ id: z.string(), name: z.string(), sector: z.string() })),
  /** The names of its holders, by name. */
  holders: z.string(),
  amount: grosze,
  /** What the last approved run of the same kinds charged it; null where none did. */
  previous: z.nullable(grosze),
  difference: grosze,
  cause: keyOf(chargeCauseLabels),
  state: keyOf(chargedSettlementStateLabels),
  blocked: z.nullable(blocked),
  skipReason: z.nullable(z.string()),
});

export type ChargedSettlement = z.infer<typeof chargedSettlement>;

/** A charge as a draft reckons it, or as it was approved. */
const reckonedCharge = z.object({
  feeKind: z.object({ id: z.string(), name: z.string() }),
  amount: grosze,
  parts: z.array(z.object({ dueOn: dayReply, amount: grosze })),
  lines: z.array(chargeLine),
});

/** An account of a run with every line of its charges, and what of its plot nobody owes. */
export const chargedSettlementDetails = z.extend(chargedSettlement, {
  charges: z.array(reckonedCharge),
  unheld: z.array(z.object({ words: z.string(), amount: grosze })),
  /** That its interest is waived, all of it where no amount is stated. */
  waiver: z.nullable(
    z.object({
      amount: z.nullable(grosze),
      reason: z.string(),
      resolution: z.object({ id: z.string(), number: z.string() }),
    }),
  ),
});

export type ChargedSettlementDetails = z.infer<typeof chargedSettlementDetails>;

/** That the plot of an account is left out of a draft, with a reason, or with none is taken in again. */
export const chargeRunSkip = z.object({
  id,
  settlementId: id,
  reason: optionalText({ max: 300 }),
});

/** That a draft is approved as it was shown, although what is due first is due too soon where that is so. */
export const chargeRunApprove = z.object({
  id,
  confirmShortNotice: z.optional(z.boolean(messages.invalidValue)),
});
