import { optionalInstant } from '../fields.ts';
import { messages } from '../messages.ts';
import type { RuleContext } from '../rules-over-fields.ts';

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
 * the start, which is what has to be mended. For `ruleOver`.
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
  return (record: Partial<PublicationDates & PinDates>, { refuse }: RuleContext): void => {
    const [start, end] = [record[from] ?? null, record[thru] ?? null];
    if (end === null) return;
    if (start === null) refuse(from, startMissing);
    else if (start > end) refuse(from, messages.startAfterEnd);
  };
}
