import { optionalText, reject } from '@grzadka/contract/core/fields';
import { messages } from '@grzadka/contract/core/messages';
import { typedAmount } from '@grzadka/contract/core/money/grosze';
import { gardenName } from '@grzadka/contract/garden/garden.model';
import * as z from 'zod/mini';
import {
  blankAsNull,
  checkedBy,
  choiceCell,
  dayCell,
  numberCell,
  textCell,
} from '../../cells/cell.ts';
import type { SectorNames } from '../sector.ts';
import type { FeeKindNames } from './fee-kind-names.ts';

/** An amount in złoty, below zero for what is overpaid; it becomes grosze. */
const amountCell = checkedBy(typedAmount('Podaj kwotę. Nadpłatę wpisz z minusem.'), numberCell);

const requiredDayCell = z.pipe(
  dayCell,
  z.transform((day, payload) => day ?? reject(payload, messages.dayEmpty)),
);

/** A cell that may be blank, and otherwise names one of a few things. */
function optionalChoice<Value>(
  find: (typed: string) => Value | undefined,
  refusal: (typed: string) => string,
) {
  return choiceCell<Value | null>((typed) => (typed === '' ? null : find(typed)), refusal);
}

/**
 * A row of an opening balance: an account by its reference or its garden, what was owed or overpaid on a day, and of a
 * debt when it is due and what for (docs/product/ledger.md#opening-balances).
 */
export function openingRow(sectors: SectorNames, kinds: FeeKindNames) {
  return z
    .object({
      reference: blankAsNull(textCell),
      sector: optionalChoice(sectors.find, sectors.refusal),
      garden: z.pipe(blankAsNull(textCell), z.nullable(gardenName)),
      day: requiredDayCell,
      amount: amountCell,
      dueOn: dayCell,
      feeKind: optionalChoice(kinds.find, kinds.refusal),
      // The words of an entry hold as much, and what is said before it.
      description: checkedBy(optionalText({ max: 250 }), textCell),
    })
    .check(
      z.superRefine(({ reference, sector, garden, amount, dueOn, feeKind }, context) => {
        const refuse = (field: string, message: string) =>
          context.addIssue({ code: 'custom', path: [field], message });
        if (reference === null && (sector === null || garden === null)) {
          refuse('garden', 'Podaj numer rozliczenia albo sektor i działkę');
        }
        if (amount > 0 && dueOn === null) refuse('dueOn', 'Podaj termin płatności');
        if (amount > 0 && feeKind === null) refuse('feeKind', `Wpisz: ${kinds.expected}`);
        if (amount < 0 && (dueOn !== null || feeKind !== null)) {
          const field = dueOn === null ? 'feeKind' : 'dueOn';
          refuse(field, 'Nadpłata nie ma terminu ani rodzaju opłaty. Zostaw te komórki puste.');
        }
      }),
    );
}

export type OpeningRow = z.output<ReturnType<typeof openingRow>>;
