import type * as z from 'zod/mini';
import { instantReply, optionalInstant } from '../fields.ts';
import { messages } from '../messages.ts';

/** From when to when a record is published, on a form or in a request. */
export const publicationDates = {
  publicationFromDate: optionalInstant,
  publicationThruDate: optionalInstant,
};

/** From when to when a record is pinned, on a form or in a request. */
export const pinDates = { pinFromDate: optionalInstant, pinThruDate: optionalInstant };

/** Why dates cannot be set for many records at once. */
export const publicationRefusals = {
  notBegun: 'Publikacja jeszcze się nie zaczęła. Otwórz edycję i zmień daty.',
  pinIsOver: 'Wybierz datę późniejszą niż teraz.',
} as const;

export type PublicationDates = Readonly<Record<keyof typeof publicationDates, string | null>>;
export type PinDates = Readonly<Record<keyof typeof pinDates, string | null>>;

/** What the dates are called, on forms and in files alike. */
export const periodLabels = {
  publicationFrom: 'Publikacja od',
  publicationThru: 'Publikacja do',
  pinFrom: 'Przypięcie od',
  pinThru: 'Przypięcie do',
} as const;

/**
 * Refuses a publication end without a start, and a start later than its end; each message stands at
 * the start, which is what has to be mended. Use with
 * `alsoWhenFieldsFail`.
 */
export const requirePublicationOrder = requireOrder({
  from: 'publicationFromDate',
  thru: 'publicationThruDate',
  startMissing: 'Należy najpierw podać początkową datę publikacji',
});

/** The same for the pin dates. */
export const requirePinOrder = requireOrder({
  from: 'pinFromDate',
  thru: 'pinThruDate',
  startMissing: 'Należy podać początkową datę przypięcia',
});

interface PeriodFields {
  from: keyof (PublicationDates & PinDates);
  thru: keyof (PublicationDates & PinDates);
  startMissing: string;
}

function requireOrder({ from, thru, startMissing }: PeriodFields) {
  // It runs beside the fields' own checks, so anything may still stand in them.
  return (record: unknown, context: z.core.$RefinementCtx): void => {
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: [from], message, input: record });
    const start = fieldOf(record, from);
    const end = fieldOf(record, thru);
    if (isInstant(end) && (start === null || start === undefined)) refuse(startMissing);
    if (isInstant(end) && isInstant(start) && start > end) refuse(messages.startAfterEnd);
  };
}

function fieldOf(record: unknown, name: string): unknown {
  return record instanceof Object ? Reflect.get(record, name) : undefined;
}

/** Whether a field passed its own check; instants compare as UTC text. */
function isInstant(value: unknown): value is string {
  return typeof value === 'string' && instantReply.safeParse(value).success;
}
