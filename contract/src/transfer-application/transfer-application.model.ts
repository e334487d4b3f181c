import * as z from 'zod/mini';
import {
  chosenRecord,
  emptyAsNull,
  id,
  keyOf,
  optionalLines,
  optionalText,
} from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { updateBody } from '../core/record/update-body.ts';
import { type RuleContext, ruleOver } from '../core/rules-over-fields.ts';
import { dayReply, optionalDay, requiredDay } from '../core/time/day.ts';
import { dayInFigures } from '../core/time/in-figures.ts';
import { lastDay } from '../core/time/statutory-terms.ts';
import { transferDecisionLabels } from './transfer-application.record.ts';

const party = z.object({ id: z.string(), name: z.string() });

/** An application for the transfer of a plot (docs/product/records.md#transfer-application). */
export const transferApplication = z.object({
  id: z.string(),
  appliedOn: dayReply,
  /** The last day on which the board may refuse it; once it is over, silence is consent. */
  lastDay: dayReply,
  from: party,
  /** Its id is null of somebody who is no party yet. */
  to: z.object({ id: z.nullable(z.string()), name: z.string() }),
  /** How it stands: what was decided, and where nothing was, whether there is still time. */
  outcome: z.enum(['waiting', 'consent', 'refusal', 'silence']),
  decidedOn: z.nullable(dayReply),
  note: z.nullable(z.string()),
  /** What a change of it is to state as If-Match: an application is read in a list only. */
  etag: z.string(),
});

export type TransferApplication = z.infer<typeof transferApplication>;

/** What an application is refused with. */
export const transferRefusals = {
  noTarget: 'Wybierz osobę lub firmę albo wpisz imię i nazwisko',
  twoTargets: 'Nowy działkowiec jest już wybrany. Zostaw to pole puste.',
  toItself: 'To dotychczasowy działkowiec. Wybierz kogoś innego.',
  notHolder: 'Ta osoba lub firma nie miała wtedy tej działki. Wybierz inną albo zmień dzień.',
  noParty: 'Tej osoby lub firmy już nie ma. Wybierz inną.',
  inFuture: 'Ta data jest późniejsza niż dziś. Popraw ją.',
  beforeApplication: 'Decyzja nie może być wcześniejsza niż zgłoszenie. Popraw datę.',
  noDay: 'Podaj dzień decyzji',
  twice: 'Takie zgłoszenie jest już zapisane: ta sama działka, te same osoby i ten sam dzień.',
  noDecision: 'Wybierz decyzję albo usuń jej dzień',
  tooLate: (last: string) =>
    `Odmówić można było do ${dayInFigures(last)}. Po tym dniu brak decyzji oznacza zgodę.`,
} as const;

const form = {
  appliedOn: requiredDay,
  fromPartyId: chosenRecord('Wybierz, kto przenosi prawo do działki'),
  toPartyId: emptyAsNull(z.union([z.literal(''), id])),
  toName: optionalText({ max: 200 }),
  decision: emptyAsNull(
    z.union([z.literal(''), keyOf(transferDecisionLabels, messages.invalidValue)]),
  ),
  decidedOn: optionalDay,
  note: optionalLines({ max: 1000 }),
};

type Form = { readonly [Name in keyof typeof form]?: z.output<(typeof form)[Name]> | undefined };

/**
 * Says what of an application does not fit together, as far as it is named; of a whole one an absent field is none.
 * @param today the day in the gardens, where it is to be known
 */
export function refusedApplication(
  { appliedOn, fromPartyId, toPartyId, toName, decision, decidedOn }: Form,
  today?: string,
): Partial<Record<keyof Form, string>> {
  const refused: Partial<Record<keyof Form, string>> = {};
  if (toPartyId === null && toName === null) refused.toName = transferRefusals.noTarget;
  if (toPartyId && toName) refused.toName = transferRefusals.twoTargets;
  if (toPartyId && toPartyId === fromPartyId) refused.toPartyId = transferRefusals.toItself;
  if (today !== undefined && appliedOn && appliedOn > today)
    refused.appliedOn = transferRefusals.inFuture;
  if (decision === null && decidedOn) refused.decision = transferRefusals.noDecision;
  if (decision && decidedOn === null) refused.decidedOn = transferRefusals.noDay;
  if (!decidedOn || !appliedOn) return refused;
  if (decidedOn < appliedOn) refused.decidedOn = transferRefusals.beforeApplication;
  else if (today !== undefined && decidedOn > today) refused.decidedOn = transferRefusals.inFuture;
  const last = lastDay.toDecideTransfer(appliedOn);
  if (decision === 'refusal' && decidedOn > last)
    refused.decidedOn = transferRefusals.tooLate(last);
  return refused;
}

function requireWhole(application: Form, context: RuleContext): void {
  for (const [field, message] of Object.entries(refusedApplication(application))) {
    context.refuse(field, message);
  }
}

/** The form of a new application. */
export const transferApplicationCreate = z
  .object({ gardenId: chosenRecord('Wybierz działkę'), ...form })
  .check(ruleOver(requireWhole));

export type TransferApplicationCreate = z.output<typeof transferApplicationCreate>;

/** The form of one that is there, in which its decision is recorded, too. */
export const transferApplicationUpdate = updateBody({ key: { id }, fields: form }).check(
  ruleOver(requireWhole),
);

export type TransferApplicationUpdate = z.output<typeof transferApplicationUpdate>;
