import { amountByHand, wordsByHand } from '@grzadka/contract/charge/amount/charge-amount.model';
import { reject } from '@grzadka/contract/core/fields';
import { gardenName } from '@grzadka/contract/garden/garden.model';
import * as z from 'zod/mini';
import type { KindByHand } from '#src/charge/run/amount-rules.ts';
import { foldText } from '#src/core/fold-text.ts';
import { blankAsNull, checkedBy, choiceCell, numberCell, textCell } from '../../cells/cell.ts';
import type { SectorNames } from '../sector.ts';

/** A row of amounts set by hand: an account by its reference or its garden, how much it is charged, the fee kind and what for. */
export function amountRow(sectors: SectorNames, kinds: readonly KindByHand[]) {
  return z
    .object({
      reference: blankAsNull(textCell),
      sector: choiceCell((typed) => (typed === '' ? null : sectors.find(typed)), sectors.refusal),
      garden: z.pipe(blankAsNull(textCell), z.nullable(gardenName)),
      amount: checkedBy(amountByHand, numberCell),
      feeKind: feeKindCell(kinds),
      description: checkedBy(wordsByHand, textCell),
    })
    .check(
      z.superRefine(({ reference, garden }, context) => {
        if (reference !== null || garden !== null) return;
        const message = 'Podaj numer rozliczenia albo działkę';
        context.addIssue({ code: 'custom', path: ['garden'], message });
      }),
    );
}

export type AmountRow = z.output<ReturnType<typeof amountRow>>;

/** Which kind an amount is of: that of the run which is set by hand; where there are several, the row names one. */
function feeKindCell(kinds: readonly KindByHand[]) {
  const byName = new Map(kinds.map((kind) => [foldText(kind.name), kind]));
  const names = new Intl.ListFormat('pl', { type: 'disjunction' }).format(
    kinds.map(({ name }) => name),
  );
  return z.pipe(
    textCell,
    z.transform((typed, payload) => {
      const [only, ...others] = kinds;
      const kind = typed ? byName.get(foldText(typed)) : others.length === 0 ? only : undefined;
      return kind?.id ?? reject(payload, `Wpisz rodzaj opłaty: ${names}`);
    }),
  );
}
