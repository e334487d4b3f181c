import * as z from 'zod/mini';
import { chosenRecord, id } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { updateBody } from '../core/record/update-body.ts';
import { areInOrder, dayReply, optionalDay } from '../core/time/day.ts';

/** A membership of a party in PZD: the first and the last day; null is one that is not known, or not set. */
export const membership = z.object({
  id: z.string(),
  validFrom: z.nullable(dayReply),
  validThru: z.nullable(dayReply),
  /** Whether today, in Poland, lies within. */
  isCurrent: z.boolean(),
  /** What a change of it is to state as If-Match: a membership is read in a list only. */
  etag: z.string(),
});

export type Membership = z.infer<typeof membership>;

const startAfterEnd = { error: messages.startAfterEnd, path: ['validFrom'] };

/** The form of a new membership. */
export const membershipCreate = z
  .object({
    partyId: chosenRecord('Wybierz osobę lub firmę'),
    validFrom: optionalDay,
    validThru: optionalDay,
  })
  .check(z.refine(areInOrder, startAfterEnd));

/** The form that changes its days, and so ends it. */
export const membershipUpdate = updateBody({
  key: { id },
  fields: { validFrom: optionalDay, validThru: optionalDay },
}).check(z.refine(areInOrder, startAfterEnd));

/** What a party is called that is a member today. */
export const memberLabel = 'członek PZD';

/** What a party is answered with that is to be a member twice at a time. */
export const alreadyMember = 'W tym czasie jest już zapisane inne członkostwo. Zmień daty.';
