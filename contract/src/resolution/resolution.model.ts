import * as z from 'zod/mini';
import { emptyAsNull, id, keyOf, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { updateBody } from '../core/record/update-body.ts';
import { dayReply, requiredDay } from '../core/time/day.ts';
import { resolutionBodyLabels } from './resolution.record.ts';

/** Whose resolution it is. */
const resolutionBody = keyOf(resolutionBodyLabels, messages.invalidValue);

/** A resolution as the list shows it (docs/product/tariffs.md#resolutions). */
export const resolutionListItem = z.object({
  id: z.string(),
  number: z.string(),
  body: resolutionBody,
  adoptedOn: dayReply,
  subject: z.string(),
});

export type ResolutionListItem = z.infer<typeof resolutionListItem>;

/** A resolution with its document, null where it has none. */
export const resolutionDetails = z.extend(resolutionListItem, {
  file: z.nullable(z.object({ id: z.string(), name: z.string() })),
});

export type ResolutionDetails = z.infer<typeof resolutionDetails>;

const form = {
  /** No other of the same body and year has it, whatever its letter case. */
  number: text({ max: 50, empty: 'Podaj numer uchwały' }),
  body: resolutionBody,
  adoptedOn: requiredDay,
  subject: text({ max: 300, empty: 'Napisz, w jakiej sprawie jest uchwała' }),
  fileId: emptyAsNull(z.union([z.literal(''), id])),
};

/** The form of a new resolution. */
export const resolutionCreate = z.object(form);

export type ResolutionCreate = z.output<typeof resolutionCreate>;

/** The form of a resolution that is there. */
export const resolutionUpdate = updateBody({ key: { id }, fields: form });

/** Why a resolution is not stored or not deleted. */
export const resolutionRefusals = {
  gone: 'Tej uchwały już nie ma. Wybierz inną.',
  inUse: (tariffs: readonly string[]) =>
    `Z tej uchwały korzystają stawki: ${tariffs.join(', ')}. Najpierw wybierz w nich inną uchwałę: Opłaty → Stawki.`,
  inUseByExemptions:
    'Z tej uchwały korzystają ulgi. Najpierw wybierz w nich inną uchwałę albo żadną: Opłaty → Ulgi i zwolnienia.',
  inUseByWaivers: 'Z tej uchwały korzysta umorzenie odsetek, więc zostaje.',
  inUseByPlans: 'Na tej uchwale opierają się raty, więc zostaje.',
  inUseByWriteOffs: 'Na tej uchwale opierają się umorzenia, więc zostaje.',
  charged:
    'Na tej uchwale opiera się zatwierdzone naliczenie, więc jej numer, organ i data zostają. Dodaj nową uchwałę.',
  noDocument: 'Tego dokumentu już nie ma. Wybierz inny.',
} as const;
