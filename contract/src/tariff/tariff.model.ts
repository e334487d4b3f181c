import * as z from 'zod/mini';
import { chosenRecord, id, keyOf } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { updateBody } from '../core/record/update-body.ts';
import { type RuleContext, ruleOver } from '../core/rules-over-fields.ts';
import { dayReply, optionalDay, requiredDay } from '../core/time/day.ts';
import { feePurposeLabels } from '../fee-kind/fee-purposes.ts';
import { resolutionBodyLabels } from '../resolution/resolution.record.ts';
import { instalments, typedInstalments } from './instalments.ts';
import { methodLabels, prorationLabels } from './tariff.labels.ts';
import { tariffTerms, typedTerms } from './tariff-terms.ts';

/** What every reply says of a tariff (docs/product/tariffs.md#tariffs). */
const told = {
  id: z.string(),
  /** Of what and from when on, such as 'Opłata ogrodowa od 2027.01.01'. */
  name: z.string(),
  validFrom: dayReply,
  /** Null while it goes on. */
  validThru: z.nullable(dayReply),
  /** What it costs, in words. */
  termsInWords: z.string(),
};

/** A tariff as the list shows it. */
export const tariffListItem = z.object({
  ...told,
  feeKind: z.object({ name: z.string() }),
  resolution: z.object({ number: z.string() }),
});

/** A tariff with all that a charge rests on. */
export const tariffDetails = z.object({
  ...told,
  feeKind: z.object({ id: z.string(), name: z.string(), purpose: keyOf(feePurposeLabels) }),
  resolution: z.object({
    id: z.string(),
    number: z.string(),
    body: keyOf(resolutionBodyLabels),
    adoptedOn: dayReply,
  }),
  method: keyOf(methodLabels),
  terms: tariffTerms,
  proration: keyOf(prorationLabels),
  instalments,
  instalmentsInWords: z.string(),
});

export type TariffDetails = z.infer<typeof tariffDetails>;

const form = {
  feeKindId: chosenRecord('Wybierz rodzaj opłaty'),
  resolutionId: chosenRecord('Wybierz uchwałę'),
  validFrom: requiredDay,
  validThru: optionalDay,
  terms: typedTerms,
  proration: keyOf(prorationLabels, messages.invalidValue),
  instalments: typedInstalments,
};

/** Whether the days follow each other, where both are named. */
function requireOrder(
  { validFrom, validThru }: { validFrom?: string; validThru?: string | null },
  context: RuleContext,
): void {
  if (!validFrom || !validThru || validFrom <= validThru) return;
  context.refuse('validThru', messages.startAfterEnd);
}

/** The form of a new tariff. */
export const tariffCreate = z.object(form).check(ruleOver(requireOrder));

export type TariffCreate = z.output<typeof tariffCreate>;

/** The form of a tariff that is there. */
export const tariffUpdate = updateBody({ key: { id }, fields: form }).check(ruleOver(requireOrder));

export type TariffUpdate = z.output<typeof tariffUpdate>;

/** The last day of a tariff. */
export const tariffEnd = updateBody({ key: { id }, fields: { validThru: requiredDay } });

/** Why a tariff is not stored. */
export const tariffRefusals = {
  overlaps: (number: string) =>
    `W tym czasie obowiązuje stawka z uchwały ${number}. Zmień daty albo najpierw zakończ tamtą stawkę.`,
  charged:
    'Na tej stawce opiera się zatwierdzone naliczenie, więc można ją tylko zakończyć. Zakończ ją i dodaj nową.',
  noZone: 'Tej strefy już nie ma. Wybierz inną.',
} as const;

/** What a resolution of the general meeting about the year's garden fee is warned of. */
export const lateResolution =
  'Walne zebranie podjęło tę uchwałę po 30 czerwca. Opłatę ogrodową na dany rok uchwala się najpóźniej 30 czerwca (§ 144 statutu PZD).';

/**
 * Whether the general meeting resolved a fee for the garden after 30 June of the very year for which it is (statute of the
 * PZD, § 144). It is a warning, and refuses nothing.
 */
export function isResolvedLate(
  { purpose }: { readonly purpose: string },
  { body, adoptedOn }: { readonly body: string; readonly adoptedOn: string },
  validFrom: string,
): boolean {
  const year = adoptedOn.slice(0, 'YYYY'.length);
  return (
    purpose === 'management' &&
    body === 'general-meeting' &&
    validFrom.startsWith(year) &&
    adoptedOn > `${year}-06-30`
  );
}
