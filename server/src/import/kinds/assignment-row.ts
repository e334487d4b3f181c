import { messages } from '@grzadka/contract/core/messages';
import { gardenName } from '@grzadka/contract/garden/garden.model';
import { registerNumber } from '@grzadka/contract/party/party.model';
import { z } from 'zod';
import { checkedBy, dayCell, textCell, wordCell } from '../cells/cell.ts';
import { expectedSectors, sectorWords } from './sector.ts';

const identity = {
  sector: wordCell(sectorWords, expectedSectors),
  garden: checkedBy(gardenName, textCell),
  registerNumber: checkedBy(registerNumber, textCell),
  party: textCell.transform((typed) => typed || null),
  from: dayCell,
};

/** What tells assignments apart: a garden, its holder and the first day. */
export const assignmentIdentity = z.object(identity);

/** A row of the assignments' list: a garden, its holder by number or name, and the days. */
export const assignmentRow = z
  .object({ ...identity, thru: dayCell })
  .superRefine(({ from, thru, ...holder }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (holder.registerNumber === null && holder.party === null) {
      refuse('party', 'Podaj numer ewidencyjny albo nazwę podmiotu');
    }
    if (from !== null && thru !== null && from > thru) refuse('from', messages.startAfterEnd);
  });

export type AssignmentIdentity = z.output<typeof assignmentIdentity>;
export type AssignmentRow = z.output<typeof assignmentRow>;
