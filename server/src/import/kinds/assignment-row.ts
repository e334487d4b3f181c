import { messages } from '@grzadka/contract/core/messages';
import { gardenName } from '@grzadka/contract/garden/garden.model';
import { registerNumber } from '@grzadka/contract/party/party.model';
import * as z from 'zod/mini';
import { blankAsNull, checkedBy, choiceCell, dayCell, textCell } from '../cells/cell.ts';
import type { SectorNames } from './sector.ts';

/**
 * A row of the assignments' list, a garden, its holder by number or name, and the days; and what tells
 * assignments apart: garden, holder and first day.
 */
export function assignmentSchemas({ find, refusal }: SectorNames) {
  const identity = z.object({
    sector: choiceCell(find, refusal),
    garden: checkedBy(gardenName, textCell),
    registerNumber: checkedBy(registerNumber, textCell),
    party: blankAsNull(textCell),
    from: dayCell,
  });
  const row = z.extend(identity, { thru: dayCell }).check(
    z.superRefine(({ from, thru, ...holder }, context) => {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (holder.registerNumber === null && holder.party === null) {
        refuse('party', 'Podaj numer ewidencyjny albo nazwę podmiotu');
      }
      if (from !== null && thru !== null && from > thru) refuse('from', messages.startAfterEnd);
    }),
  );
  return { row, identity };
}

type Schemas = ReturnType<typeof assignmentSchemas>;
export type AssignmentIdentity = z.output<Schemas['identity']>;
export type AssignmentRow = z.output<Schemas['row']>;
