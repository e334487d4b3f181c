import * as z from 'zod/mini';
import { chosenRecord, id, keyOf } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { updateBody } from '../core/record/update-body.ts';
import { areInOrder, dayReply, optionalDay, requiredDay } from '../core/time/day.ts';
import { settlementChoices } from '../settlement/settlement-choice.ts';

/** When a garden is held: the first and the last day; null is an open end. */
const holding = {
  validFrom: z.nullable(dayReply),
  validThru: z.nullable(dayReply),
  /** The settlement account that it is part of. */
  settlementId: z.string(),
  /** Whether today, in Poland, lies within. */
  isCurrent: z.boolean(),
  /** What a change of it is to state as If-Match: an assignment is read in lists only. */
  etag: z.string(),
};

/** A holder of a garden, past, present or to come. */
export const gardenAssignment = z.object({
  id: z.string(),
  party: z.object({ id: z.string(), name: z.string() }),
  ...holding,
});

export type GardenAssignment = z.infer<typeof gardenAssignment>;

/** A garden that a party holds, held, or is to hold. */
export const partyAssignment = z.object({
  id: z.string(),
  garden: z.object({ id: z.string(), name: z.string(), sector: z.string() }),
  ...holding,
});

export type PartyAssignment = z.infer<typeof partyAssignment>;

/** The form that gives a garden a holder; without a first day it is not known since when. */
export const assignmentCreate = z
  .object({
    gardenId: chosenRecord('Wybierz działkę'),
    partyId: chosenRecord('Wybierz osobę lub firmę'),
    validFrom: optionalDay,
    validThru: optionalDay,
    settlement: z._default(keyOf(settlementChoices), 'rule'),
  })
  .check(z.refine(areInOrder, { error: messages.startAfterEnd, path: ['validFrom'] }));

/**
 * The form that releases a garden: the last day of an assignment, today or any other; and whether those who began by then
 * took the garden over, and get a settlement account of their own.
 */
export const assignmentRelease = updateBody({
  key: { id },
  fields: {},
  noneWhenAbsent: { validThru: requiredDay },
  besides: { split: z.optional(z.boolean()) },
});

/** What a party is answered with that is to hold a garden twice at a time. */
export const alreadyAssigned = 'Ta osoba lub firma ma już tę działkę w tym czasie. Zmień daty.';
