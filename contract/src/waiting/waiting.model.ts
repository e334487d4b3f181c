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
import { optionalWholeNumber } from '../core/number/whole-number.ts';
import { updateBody } from '../core/record/update-body.ts';
import { type RuleContext, ruleOver } from '../core/rules-over-fields.ts';
import { dayReply, requiredDay } from '../core/time/day.ts';
import { dayInFigures } from '../core/time/in-figures.ts';
import { contactFields } from '../party/party.model.ts';
import { misfits } from './fit.ts';
import { offerAnswerLabels, waitingStateLabels } from './waiting.record.ts';

/** Days that an offer stays open where nobody says otherwise. */
export const offerDays = 14;

/** Months after which somebody who has a plot, or wants none any more, is forgotten. */
export const waitingMonths = 12;

const party = z.object({ id: z.string(), name: z.string() });

/** An entry of the waiting list. */
export const waitingListItem = z.object({
  id: z.string(),
  name: z.string(),
  /** Null of somebody who is none. */
  party: z.nullable(party),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  appliedOn: dayReply,
  state: keyOf(waitingStateLabels),
  /** Which sectors are wanted; any where there are none. */
  sectors: z.array(z.string()),
  areaFrom: z.nullable(z.number()),
  areaThru: z.nullable(z.number()),
  water: z.boolean(),
  electricity: z.boolean(),
});

export type WaitingListItem = z.infer<typeof waitingListItem>;

/** A plot that was offered; unanswered once its last day is over, it is a no. */
const offer = z.object({
  id: z.string(),
  garden: z.object({ id: z.string(), name: z.string() }),
  offeredOn: dayReply,
  until: dayReply,
  answer: z.nullable(keyOf(offerAnswerLabels)),
  /** Null where the last day passed, too. */
  answeredOn: z.nullable(dayReply),
  /** Why others were passed over. */
  reason: z.nullable(z.string()),
});

export type Offer = z.infer<typeof offer>;

/** The same with what was offered, the latest first. */
export const waitingDetails = z.extend(waitingListItem, {
  sectorIds: z.array(z.string()),
  note: z.nullable(z.string()),
  offers: z.array(offer),
});

export type WaitingDetails = z.infer<typeof waitingDetails>;

/** How many wait, and since when the first of them. */
export const waitingSummary = z.object({
  waiting: z.int().check(z.minimum(0)),
  since: z.nullable(dayReply),
});

/** Somebody who may be offered a plot, at their place among all who wait for one. */
export const candidate = z.object({
  id: z.string(),
  name: z.string(),
  place: z.int(),
  appliedOn: dayReply,
  etag: z.string(),
  /** Which wishes the plot does not meet; none where it fits. */
  misfits: z.array(keyOf(misfits)),
  /** That this plot was offered already and not taken. */
  hasDeclined: z.boolean(),
});

export type Candidate = z.infer<typeof candidate>;

/** Who may be offered a plot, in their order. */
export const candidates = z.object({
  /** Whether nobody holds the plot today. */
  isFree: z.boolean(),
  /** The offer that is open; null where there is none. */
  offer: z.nullable(z.object({ name: z.string(), until: dayReply, waitingId: z.string() })),
  items: z.array(candidate),
});

export type Candidates = z.infer<typeof candidates>;

/** Why the list refuses something. */
export const waitingRefusals = {
  noName: 'Wybierz osobę lub firmę albo wpisz imię i nazwisko',
  twoNames: 'Osoba jest już wybrana. Zostaw to pole puste.',
  noContact: 'Podaj telefon albo e-mail',
  inFuture: 'Ta data jest późniejsza niż dziś. Popraw ją.',
  noParty: 'Tej osoby lub firmy już nie ma. Wybierz inną.',
  areaOrder: '„Od” nie może być większe niż „Do”',
  notFree: 'Ta działka nie jest wolna. Wybierz inną.',
  noGarden: 'Tej działki już nie ma. Wybierz inną.',
  offeredTo: (name: string, until: string) =>
    `Tę działkę zaproponowano już: ${name}, do ${dayInFigures(until)}. Poczekaj na odpowiedź.`,
  hasOffer: 'Ta osoba ma już propozycję bez odpowiedzi. Najpierw wpisz odpowiedź.',
  ended: 'Ta osoba już nie czeka. Odśwież dane.',
  pastDay: 'Ten dzień już minął. Wybierz dzień nie wcześniejszy niż dziś.',
  noReason: (names: string) => `Wcześniej na liście: ${names}. Napisz, dlaczego nie po kolei.`,
  noOffer: 'Nie ma propozycji bez odpowiedzi. Odśwież dane.',
  holds: 'Ta osoba przyjęła działkę. Nie można zapisać rezygnacji.',
} as const;

const area = optionalWholeNumber({
  min: 0,
  max: 100_000,
  message: 'Wpisz powierzchnię w\u00a0metrach kwadratowych, bez ułamka',
});

const form = {
  partyId: emptyAsNull(z.union([z.literal(''), id])),
  name: optionalText({ max: 200 }),
  ...contactFields,
  appliedOn: requiredDay,
  sectorIds: z.array(id, messages.invalidValue).check(z.maxLength(100)),
  areaFrom: area,
  areaThru: area,
  water: z.boolean(messages.invalidValue),
  electricity: z.boolean(messages.invalidValue),
  note: optionalLines({ max: 500 }),
};

type Form = { readonly [Name in keyof typeof form]?: z.output<(typeof form)[Name]> | undefined };

/** Says what of an entry does not fit together, as far as it is named; of a whole one an absent field is none. */
export function refusedWaiting(
  { partyId, name, phone, email, appliedOn, areaFrom, areaThru }: Form,
  today?: string,
): Partial<Record<keyof Form, string>> {
  const refused: Partial<Record<keyof Form, string>> = {};
  if (partyId === null && name === null) refused.name = waitingRefusals.noName;
  if (partyId && name) refused.name = waitingRefusals.twoNames;
  if (partyId === null && name && phone === null && email === null) {
    refused.phone = waitingRefusals.noContact;
  }
  if (today !== undefined && appliedOn && appliedOn > today) {
    refused.appliedOn = waitingRefusals.inFuture;
  }
  if (areaFrom != null && areaThru != null && areaFrom > areaThru) {
    refused.areaThru = waitingRefusals.areaOrder;
  }
  return refused;
}

function requireWhole(entry: Form, context: RuleContext): void {
  for (const [field, message] of Object.entries(refusedWaiting(entry))) {
    context.refuse(field, message);
  }
}

/** The form of a new entry. */
export const waitingCreate = z.object(form).check(ruleOver(requireWhole));

export type WaitingCreate = z.output<typeof waitingCreate>;

/** The form of one that is there; who wants no plot any more stays on the list for a while. */
export const waitingUpdate = updateBody({
  key: { id },
  fields: { ...form, isWithdrawn: z.boolean(messages.invalidValue) },
}).check(ruleOver(requireWhole));

export type WaitingUpdate = z.output<typeof waitingUpdate>;

/** The form of an offer. */
export const waitingOffer = z.object({
  id,
  gardenId: chosenRecord('Wybierz działkę'),
  until: requiredDay,
  /** Needed where somebody is passed over who comes first. */
  reason: optionalText({ max: 200 }),
});

export type WaitingOffer = z.output<typeof waitingOffer>;

/** The answer to the offer that is open. */
export const waitingAnswer = z.object({
  id,
  answer: keyOf(offerAnswerLabels, messages.invalidValue),
});

export type WaitingAnswer = z.output<typeof waitingAnswer>;
