import * as z from 'zod/mini';
import { roleLabels } from '../core/access/roles.ts';
import { idsOf } from '../core/call/ids-of.ts';
import { chosenRecord, id, keyOf } from '../core/fields.ts';
import { wholeListQuery } from '../core/list/list-query.ts';
import { messages } from '../core/messages.ts';
import { largestAmount } from '../core/money/grosze.ts';
import { sentAmount } from '../core/money/sent-amount.ts';
import { optionalDay, requiredDay } from '../core/time/day.ts';
import { meterTypeLabels } from '../meter/meter.labels.ts';
import { partyList } from '../party/party.list.ts';

/** Whom a group adds or takes away: docs/product/messages.md#groups. */
export const messageGroupLabels = {
  holders: 'Wszyscy działkowcy',
  sector: 'Działkowcy z sektora',
  meter: 'Działkowcy z licznikiem',
  members: 'Członkowie PZD',
  debtors: 'Zalegający z opłatami',
  reminder: 'Konta rozliczeniowe z listy wezwań',
  'charge-run': 'Konta rozliczeniowe z naliczenia',
  campaign: 'Działkowcy bez odczytu w turze',
  unread: 'Działkowcy bez odczytu od dnia',
  role: 'Użytkownicy programu',
  parties: 'Wybrane osoby i firmy',
  'party-list': 'Znalezieni na liście podmiotów',
} as const;

export type MessageGroupKind = keyof typeof messageGroupLabels;

/** How a group stands to those before it. */
export const messageGroupOperatorLabels = { include: 'oraz', except: 'oprócz' } as const;

/** How many parties may be picked by hand, and how many groups a message may have. */
export const mostPickedParties = 1000;
export const mostMessageGroups = 20;

const operator = keyOf(messageGroupOperatorLabels, messages.invalidValue);

const meterType = keyOf(meterTypeLabels, messages.invalidValue);

/** The texts of a query of the parties list, as its address has them. */
const partyListQuery = z
  .record(z.string(), z.string(messages.invalidValue))
  .check(
    z.refine(
      (query) => wholeListQuery(partyList).safeParse(query).success,
      messages.malformedRequest,
    ),
  );

/** A group of those whom a message is for. */
export const messageGroup = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('holders'), operator }),
    z.object({ kind: z.literal('sector'), operator, sectorId: chosenRecord('Wybierz sektor') }),
    z.object({ kind: z.literal('meter'), operator, meterType }),
    z.object({ kind: z.literal('members'), operator }),
    z.object({
      kind: z.literal('debtors'),
      operator,
      /** From this amount on, in grosze, counting what was due before the day; without a day what is overdue today. */
      amountFrom: sentAmount({
        max: largestAmount,
        empty: 'Podaj kwotę',
        notPositive: 'Kwota musi być większa od zera',
      }),
      dueBefore: optionalDay,
    }),
    /** Accounts that somebody chose to remind, as far as they still owe. */
    z.object({ kind: z.literal('reminder'), operator, reminderId: id }),
    z.object({
      kind: z.literal('charge-run'),
      operator,
      chargeRunId: chosenRecord('Wybierz naliczenie'),
    }),
    z.object({
      kind: z.literal('campaign'),
      operator,
      campaignId: chosenRecord('Wybierz turę odczytów'),
    }),
    z.object({ kind: z.literal('unread'), operator, meterType, since: requiredDay }),
    z.object({
      kind: z.literal('role'),
      operator,
      role: keyOf(roleLabels, messages.invalidValue),
    }),
    z.object({
      kind: z.literal('parties'),
      operator,
      partyIds: idsOf(mostPickedParties, 'Wybierz osobę lub firmę'),
    }),
    z.object({ kind: z.literal('party-list'), operator, query: partyListQuery }),
  ],
  { error: messages.invalidValue },
);

export type MessageGroup = z.output<typeof messageGroup>;

/** The groups of a message in their order: each adds to those before it, or takes away from them. */
export const messageGroups = z
  .array(messageGroup, messages.invalidValue)
  .check(z.maxLength(mostMessageGroups, messages.tooManyRecords(mostMessageGroups)));

/** A group in a reply, with the names of the records that it is by; a record that is no more has none. */
export const toldMessageGroup = z.object({
  group: messageGroup,
  records: z.array(z.object({ id: z.string(), name: z.nullable(z.string()) })),
});

export type ToldMessageGroup = z.infer<typeof toldMessageGroup>;
