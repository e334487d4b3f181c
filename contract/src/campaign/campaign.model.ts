import * as z from 'zod/mini';
import { id, instantReply, keyOf, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { updateBody } from '../core/record/update-body.ts';
import { type RuleContext, ruleOver } from '../core/rules-over-fields.ts';
import { dayReply, optionalDay, requiredDay } from '../core/time/day.ts';
import { meterRoleLabels } from '../meter/meter.labels.ts';
import {
  type CampaignMeterState,
  campaignMissingLabels,
  campaignStateLabels,
  campaignTypesLabels,
} from './campaign.labels.ts';
import { campaignRefusals } from './campaign.refusals.ts';

/** The most readers of a round, and the most sectors that it or one of them is narrowed to. */
export const mostReaders = 100;
export const mostSectors = 1000;

/** The most meters of a round: as many as a phone takes along. */
export const mostCampaignMeters = 5000;

const count = z.int().check(z.minimum(0));

/** How many meters there are in each state, and in all. */
export const campaignCounts = z.object({
  total: count,
  'to-read': count,
  read: count,
  inaccessible: count,
  reported: count,
  disputed: count,
  estimated: count,
} satisfies Record<CampaignMeterState | 'total', unknown>);

export type CampaignCounts = z.infer<typeof campaignCounts>;

const told = {
  id: z.string(),
  name: z.string(),
  types: keyOf(campaignTypesLabels),
  readFrom: dayReply,
  readThru: dayReply,
  state: keyOf(campaignStateLabels),
} as const;

/** A round as the list shows it; `meters` are those in it, and `read` those of them that are read. */
export const campaignListItem = z.object({ ...told, meters: count, read: count });

export type CampaignListItem = z.infer<typeof campaignListItem>;

const sector = z.object({ id: z.string(), name: z.string() });

/** A round with its settings, its readers, and how far it is: docs/product/campaigns.md#progress. */
export const campaignDetails = z.object({
  ...told,
  /** None: all of them. */
  sectors: z.array(sector),
  roles: z.array(keyOf(meterRoleLabels)),
  selfReport: z.boolean(),
  selfReportThru: z.nullable(dayReply),
  photoRequired: z.boolean(),
  missing: keyOf(campaignMissingLabels),
  openedAt: z.nullable(instantReply),
  closedAt: z.nullable(instantReply),
  /** Whether its closing is at work, or was broken off and is to be finished. */
  isClosing: z.boolean(),
  /** The same of its being opened again. */
  isReopening: z.boolean(),
  /** The last day on which holders are given notice of the entry: seven days before the first of the readings. */
  noticeBy: dayReply,
  readers: z.array(
    z.object({ userLoginId: z.string(), name: z.string(), sectors: z.array(sector) }),
  ),
  /** Of a draft how many meters would come into it, all of them to be read. */
  counts: campaignCounts,
  /** In the order of the sectors, what is in none last. */
  bySector: z.array(z.object({ sector: z.nullable(sector), counts: campaignCounts })),
  /** Who has read, and those who shall; null stands for those whose logins are gone. */
  byReader: z.array(
    z.object({
      userLoginId: z.nullable(z.string()),
      name: z.nullable(z.string()),
      /** The meters that are read, and those found inaccessible, by this person. */
      read: count,
      inaccessible: count,
      /** The meters of their sectors: all, and those to be read still. Zero where the round does not name them. */
      assigned: count,
      left: count,
      /** When the last came from this person's walk that was new; null where nothing has. What waits on a phone nobody else knows. */
      lastSentAt: z.nullable(instantReply),
    }),
  ),
  /** How many meters match it and are not in it; zero of a round that is not open. */
  addable: count,
  /** How many submissions wait in it, which keep it from being closed. */
  waiting: count,
  /** The number of a charge that rests on its readings, which keeps it from being opened again. */
  chargedBy: z.nullable(z.string()),
});

export type CampaignDetails = z.infer<typeof campaignDetails>;

/** Sectors that something is narrowed to; an empty list is all. */
const someSectors = z
  .array(id, messages.invalidValue)
  .check(z.maxLength(mostSectors, messages.tooManyRecords(mostSectors)));

/** Who walks in a round, and through which sectors. */
const reader = z.object({ userLoginId: id, sectorIds: someSectors });

const flag = z.boolean(messages.invalidValue);

const form = {
  name: text({ max: 100, empty: messages.nameEmpty }),
  types: keyOf(campaignTypesLabels, messages.invalidValue),
  sectorIds: someSectors,
  roles: z
    .array(keyOf(meterRoleLabels, messages.invalidValue), messages.invalidValue)
    .check(
      z.minLength(1, 'Wybierz co najmniej jedno przeznaczenie'),
      z.maxLength(Object.keys(meterRoleLabels).length, messages.invalidValue),
    ),
  readFrom: requiredDay,
  readThru: requiredDay,
  selfReport: flag,
  selfReportThru: optionalDay,
  photoRequired: flag,
  missing: keyOf(campaignMissingLabels, messages.invalidValue),
  readers: z
    .array(reader, messages.invalidValue)
    .check(z.maxLength(mostReaders, messages.tooManyRecords(mostReaders))),
};

interface Settings {
  readonly readFrom?: string;
  readonly readThru?: string;
  readonly readers?: readonly { readonly userLoginId: string }[];
}

/** The days in their order, as far as both are named, and nobody twice among the readers. */
function requireSense(
  { readFrom, readThru, readers = [] }: Settings,
  { refuse }: RuleContext,
): void {
  if (readFrom && readThru && readFrom > readThru) refuse('readThru', messages.startAfterEnd);
  const logins = new Set(readers.map(({ userLoginId }) => userLoginId.toLowerCase()));
  if (logins.size < readers.length) refuse('readers', campaignRefusals.readerTwice);
}

/** The form of a new round, which is a draft. */
export const campaignCreate = z.object(form).check(ruleOver(requireSense));

export type CampaignCreate = z.output<typeof campaignCreate>;

/** The form of a round that is not closed. */
export const campaignUpdate = updateBody({ key: { id }, fields: form }).check(
  ruleOver(requireSense),
);

export type CampaignUpdate = z.output<typeof campaignUpdate>;

/** The round that is opened, closed, opened again, or takes what is missing. */
export const campaignNamed = z.object({ id });

/** What closing a round did to the meters that nobody had read: how many are estimated, and how many are left. */
export const campaignClosed = z.object({ estimated: count, left: count });

/** How many meters came into a round. */
export const campaignAdded = z.object({ added: count });
