import * as z from 'zod/mini';
import { chosenRecord, id, keyOf, optionalLines } from '../core/fields.ts';
import { updateBody } from '../core/record/update-body.ts';
import { type RuleContext, ruleOver } from '../core/rules-over-fields.ts';
import { dayReply, optionalDay, requiredDay } from '../core/time/day.ts';
import { dataRequestLabels } from './data-request.record.ts';

/** A request of a person about the own data (docs/product/personal-data.md#requests). */
export const dataRequest = z.object({
  id: z.string(),
  party: z.object({ id: z.string(), name: z.string() }),
  kind: keyOf(dataRequestLabels),
  receivedOn: dayReply,
  isExtended: z.boolean(),
  /** The last day on which it is answered in time. */
  lastDay: dayReply,
  answeredOn: z.nullable(dayReply),
  answer: z.nullable(z.string()),
  /** What a change of it is to state as If-Match: a request is read in a list only. */
  etag: z.string(),
});

export type DataRequest = z.infer<typeof dataRequest>;

/** What a request is refused with. */
export const dataRequestRefusals = {
  noParty: 'Tej osoby już nie ma. Wybierz inną.',
  inFuture: 'Ta data jest późniejsza niż dziś. Popraw ją.',
  beforeRequest: 'Odpowiedź nie może być wcześniejsza niż prośba. Popraw datę.',
  noDay: 'Podaj dzień odpowiedzi',
} as const;

const form = {
  partyId: chosenRecord('Wybierz osobę'),
  kind: keyOf(dataRequestLabels, 'Wybierz, o co osoba prosi'),
  receivedOn: requiredDay,
  isExtended: z.boolean(),
  answeredOn: optionalDay,
  answer: optionalLines({ max: 1000 }),
};

type Form = { readonly [Name in keyof typeof form]?: z.output<(typeof form)[Name]> | undefined };

/**
 * Says what of a request does not fit together, as far as it is named; of a whole one an absent field is none.
 * @param today the day in the gardens, where it is to be known
 */
export function refusedDataRequest(
  { receivedOn, answeredOn, answer }: Form,
  today?: string,
): Partial<Record<keyof Form, string>> {
  const refused: Partial<Record<keyof Form, string>> = {};
  const isAhead = (day: string) => today !== undefined && day > today;
  if (receivedOn && isAhead(receivedOn)) refused.receivedOn = dataRequestRefusals.inFuture;
  if (answer && answeredOn === null) refused.answeredOn = dataRequestRefusals.noDay;
  if (!answeredOn || !receivedOn) return refused;
  if (answeredOn < receivedOn) refused.answeredOn = dataRequestRefusals.beforeRequest;
  else if (isAhead(answeredOn)) refused.answeredOn = dataRequestRefusals.inFuture;
  return refused;
}

function requireWhole(request: Form, context: RuleContext): void {
  for (const [field, message] of Object.entries(refusedDataRequest(request))) {
    context.refuse(field, message);
  }
}

/** The form of a new request. */
export const dataRequestCreate = z.object(form).check(ruleOver(requireWhole));

export type DataRequestCreate = z.output<typeof dataRequestCreate>;

/** The form of one that is there, in which its answer is recorded, too. */
export const dataRequestUpdate = updateBody({ key: { id }, fields: form }).check(
  ruleOver(requireWhole),
);

export type DataRequestUpdate = z.output<typeof dataRequestUpdate>;
