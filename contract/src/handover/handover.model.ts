import * as z from 'zod/mini';
import { amountRefusals } from '../cash-box/cash-box.model.ts';
import {
  chosenRecord,
  emptyAsNull,
  id,
  instantReply,
  keyOf,
  optionalLines,
  optionalText,
  orNull,
  text,
} from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { grosze, largestAmount } from '../core/money/grosze.ts';
import { sentAmount } from '../core/money/sent-amount.ts';
import { updateBody } from '../core/record/update-body.ts';
import { dayReply, optionalDay, requiredDay } from '../core/time/day.ts';
import { handoverGroundLabels, handoverStateLabels } from './handover.record.ts';

/** How far ahead the last day may be. */
export const mostMonthsAhead = 12;

/** How many may come at most, and how many may go. */
export const mostComing = 4;
const mostLeaving = 20;

/** How many entry fees one handover asks for at most. */
const mostEntryFees = 20;

/** A handover as the list shows it; names of people, and no debts. */
export const handoverListItem = z.object({
  id: z.string(),
  garden: z.object({ id: z.string(), name: z.string() }),
  ground: keyOf(handoverGroundLabels),
  /** The last day of who leaves. */
  day: dayReply,
  state: keyOf(handoverStateLabels),
  /** The names of who leaves and of who comes, by name; none where nobody does, or nobody is known yet. */
  leaving: z.array(z.string()),
  coming: z.array(z.string()),
});

export type HandoverListItem = z.infer<typeof handoverListItem>;

/** What becomes of who leaves: whether the membership in PZD ends, and whether the logins are disabled. */
const leaving = z.object({
  partyId: id,
  endsMembership: z.boolean(messages.invalidValue),
  endsLogin: z.boolean(messages.invalidValue),
});

/** What becomes of who comes: whether a membership in PZD begins, and whether they get a login. */
const coming = z.object({
  partyId: id,
  beginsMembership: z.boolean(messages.invalidValue),
  getsLogin: z.boolean(messages.invalidValue),
});

/** A fee that who comes pays once: an amount by hand, or null for what the tariff says. */
const entryFee = z.object({
  feeKindId: id,
  amount: orNull(sentAmount({ max: largestAmount, ...amountRefusals })),
});

const form = {
  ground: keyOf(handoverGroundLabels, 'Wybierz powód'),
  /** The application for a transfer that it carries out. */
  applicationId: emptyAsNull(z.union([z.literal(''), id])),
  /** The last day of who leaves; of a plot that nobody holds the day before the first one of who comes. */
  day: requiredDay,
  /** The first day of who comes, where it is later than the day after `day`. */
  startDay: optionalDay,
  leaving: z.array(leaving).check(z.maxLength(mostLeaving, messages.tooManyRecords(mostLeaving))),
  coming: z
    .array(coming)
    .check(z.maxLength(mostComing, 'Działkę mogą przejąć najwyżej 4 osoby lub firmy')),
  /** Who comes, while they are no party yet. */
  comingName: optionalText({ max: 200 }),
  remark: optionalLines({ max: 1000 }),
};

/** The form of a new handover. */
export const handoverCreate = z.object({ gardenId: chosenRecord('Wybierz działkę'), ...form });

export type HandoverCreate = z.output<typeof handoverCreate>;

/** What can be changed while it is open; with it why a step is left out, and the entry fees. */
export const handoverUpdate = updateBody({
  key: { id },
  fields: {
    ...form,
    /** Why what was used until the day is not charged before the end. */
    chargesReason: optionalLines({ max: 300 }),
    /** Why it ends although something is owed. */
    arrearsReason: optionalLines({ max: 300 }),
    entryFees: z
      .array(entryFee)
      .check(z.maxLength(mostEntryFees, messages.tooManyRecords(mostEntryFees))),
    /** That no entry fees are asked for. */
    noEntryFees: z.boolean(messages.invalidValue),
  },
});

export type HandoverUpdate = z.output<typeof handoverUpdate>;

/** Which handover; its draft is made anew where it had one that is not approved. */
export const handoverSettle = z.object({ id });

/** Which handover is to be shown as it would end. */
export const handoverPreviewed = z.object({ id });

/** What the end would do, line by line in words, and what keeps it from that. */
export const handoverPreview = z.object({
  what: z.array(z.string()),
  missing: z.array(z.string()),
  /** Stands for all of that: the end is sent with it, and refused where something is different by then. */
  shown: z.string(),
});

export type HandoverPreview = z.infer<typeof handoverPreview>;

/** The end, as it was shown. */
export const handoverComplete = z.object({
  id,
  shown: text({ max: 100, empty: messages.fieldEmpty }),
});

/** Nothing that was booked is taken back. */
export const handoverCancel = z.object({
  id,
  reason: text({ max: 300, empty: 'Podaj powód' }),
});

/** That a point of the list is done, or is not after all. */
export const handoverCheckPoint = z.object({
  id,
  point: text({ max: 200, empty: messages.fieldEmpty }),
  done: z.boolean(messages.invalidValue),
});

export type HandoverCheckPoint = z.output<typeof handoverCheckPoint>;

/** Why the handovers refuse something. */
export const handoverRefusals = {
  noGarden: 'Tej działki już nie ma. Wybierz inną.',
  alreadyOpen: (day: string) => `Ta działka jest już przekazywana od ${day}.`,
  takenBy: (name: string) => `Działkę ma już ktoś inny: ${name}.`,
  notHolder: 'Ta osoba lub firma nie ma tego dnia tej działki. Wybierz inną albo zmień dzień.',
  noLeaving: 'Wybierz, kto oddaje działkę',
  noParty: 'Tej osoby lub firmy już nie ma. Wybierz inną.',
  twice: 'Ta osoba lub firma jest tu dwa razy. Usuń jeden z wpisów.',
  bothSides: 'Ta osoba lub firma oddaje tę działkę. Wybierz kogoś innego.',
  staysAlready: 'Ta osoba lub firma ma już tę działkę i zostaje. Wybierz kogoś innego.',
  twoNames: 'Nowy działkowiec jest już wybrany. Zostaw to pole puste.',
  tooFar: `Ten dzień jest za daleko. Wybierz dzień najdalej za ${mostMonthsAhead}\u00a0miesięcy.`,
  beforeFirstDay:
    'Ten dzień jest wcześniejszy niż pierwszy dzień dotychczasowego działkowca. Popraw go.',
  startTooEarly: 'Nowy działkowiec zaczyna najwcześniej następnego dnia. Popraw datę.',
  noApplication: 'Tego zgłoszenia już nie ma. Wybierz inne.',
  feesTwice: 'Ten rodzaj opłaty jest tu dwa razy. Usuń jeden z wpisów.',
  noEntryKind: 'Tego rodzaju opłaty nie ma wśród opłat na początek. Wybierz inny.',
  feesAndNone: 'Wybrano już opłaty na początek. Usuń je albo odznacz „Bez opłat”.',
  ended: 'To przekazanie jest już zakończone albo odwołane. Odśwież dane.',
  endedBy: (who: string) => `Przekazanie zakończył już ktoś inny: ${who}.`,
  changed: 'Dane zmieniły się. Sprawdź jeszcze raz.',
  approveFirst: 'Najpierw zatwierdź naliczenie.',
  /** `missing`: what is, in words. */
  notReady: (missing: readonly string[]) => `Nie można jeszcze zakończyć. ${missing.join(' ')}`,
  nothingToCharge: 'Nie ma nic do naliczenia do tego dnia.',
  noAccount: 'Tej działki nikt nie ma, więc nie ma konta rozliczeniowego.',
  noLogins: 'Loginy zmienia administrator albo użytkownik zaawansowany.',
  noPoint: 'Tego punktu nie ma już na liście. Odśwież dane.',
} as const;

/** What came of a handover that has ended. */
export const handoverResult = z.object({
  endedAt: instantReply,
  endedBy: z.string(),
  /** What the end did, line by line in words. */
  what: z.array(z.string()),
  /** Of who came; null where nobody did. */
  account: z.nullable(z.object({ id: z.string(), reference: z.string() })),
  /** The draft of the entry fees, where somebody else has to approve it; null where there is none, or it is approved. */
  draft: z.nullable(z.object({ id: z.string(), title: z.string() })),
  /** Approved runs that charged who left for days after the end: 'Popraw naliczenie' is offered for each. */
  corrections: z.array(
    z.object({
      runId: z.string(),
      number: z.string(),
      title: z.string(),
      settlementId: z.string(),
    }),
  ),
  /** What is overpaid on the account that ended, in grosze. */
  overpaid: grosze,
});

export type HandoverResult = z.infer<typeof handoverResult>;
