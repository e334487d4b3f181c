import * as z from 'zod/mini';
import { chosenRecord, instantReply } from '../core/fields.ts';

/** For how many days an archive with somebody's data can be fetched by whoever asked for it. */
export const exportDays = 7;

/** Asks for the data of a party. */
export const exportRequest = z.object({ partyId: chosenRecord('Wybierz osobę') });

/** An archive as whoever asked for it sees it. */
export const personalExport = z.object({
  id: z.string(),
  party: z.object({ id: z.string(), name: z.string() }),
  state: z.enum(['waiting', 'done', 'failed']),
  createdAt: instantReply,
  /** Until when it can be fetched. */
  availableThru: instantReply,
  /** Bytes; null until it is done. */
  size: z.nullable(z.int()),
});

export type PersonalExport = z.infer<typeof personalExport>;

/** Why somebody cannot have the own data. */
export const exportRefusals = {
  ofNobody: 'Ten login nie należy do żadnej osoby. Poproś o swoje dane zarząd ogrodu.',
} as const;

/** What stands in an archive in place of anybody but the person concerned. */
export const otherPerson = 'inna osoba';
