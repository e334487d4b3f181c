import * as z from 'zod/mini';
import { chosenRecord, emptyAsNull, id, keyOf } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { dayReply, requiredDay } from '../core/time/day.ts';
import { consentHowLabels, consentKindLabels } from './consent.record.ts';

/** What a party may agree to. */
export const consentKind = keyOf(consentKindLabels, messages.invalidValue);

export type ConsentKind = z.infer<typeof consentKind>;

/** The kinds, in the order in which screens have them. */
export const consentKinds = consentKind.options;

/** How the consent of a kind stands that counts, in words (docs/product/consents.md#states). */
export const consentStateLabels = {
  valid: 'Ważna',
  withdrawn: 'Wycofana',
  'address-changed': 'Adres się zmienił',
  'no-address': 'Brak adresu e-mail',
} as const;

const consentState = keyOf(consentStateLabels);

/** The same with those before it, which count no longer. */
export const consentHistoryLabels = { ...consentStateLabels, replaced: 'Zastąpiona nową' } as const;

const consentHow = keyOf(consentHowLabels);

/** A consent as the list shows it: the one that counts of its party and its kind. */
export const consentListItem = z.object({
  id: z.string(),
  partyId: z.string(),
  /** The party's. */
  name: z.string(),
  kind: consentKind,
  /** The address that it was given for. */
  email: z.string(),
  givenOn: dayReply,
  how: consentHow,
  state: consentState,
  withdrawnOn: z.nullable(dayReply),
});

export type ConsentListItem = z.infer<typeof consentListItem>;

/** A consent as it is shown to its giver. */
export const ownConsent = z.object({
  id: z.string(),
  kind: consentKind,
  state: keyOf(consentHistoryLabels),
  email: z.string(),
  givenOn: dayReply,
  how: consentHow,
  withdrawal: z.nullable(z.object({ withdrawnOn: dayReply, how: consentHow })),
});

export type OwnConsent = z.infer<typeof ownConsent>;

/** The same as the party's screen shows it. */
export const consent = z.extend(ownConsent, {
  document: z.nullable(z.object({ id: z.string(), name: z.string() })),
});

export type Consent = z.infer<typeof consent>;

/** All consents of a party, the latest of each kind first, and the address that it has now. */
export const consentsOfParty = z.object({
  email: z.nullable(z.string()),
  items: z.array(consent),
});

export type ConsentsOfParty = z.infer<typeof consentsOfParty>;

/** The consents of whoever is signed in; a login that belongs to nobody has none, and cannot give any. */
export const ownConsents = z.object({
  hasParty: z.boolean(),
  email: z.nullable(z.string()),
  items: z.array(ownConsent),
});

export type OwnConsents = z.infer<typeof ownConsents>;

/** The form of what somebody signed: a sheet may say both. */
export const consentCreate = z.object({
  partyId: chosenRecord('Wybierz osobę lub firmę'),
  kinds: z
    .array(consentKind, messages.invalidValue)
    .check(
      z.minLength(1, 'Zaznacz, na co jest zgoda'),
      z.maxLength(consentKinds.length, messages.invalidValue),
    ),
  givenOn: requiredDay,
  documentId: emptyAsNull(z.union([z.literal(''), id])),
});

export type ConsentCreate = z.output<typeof consentCreate>;

/** The form of a consent that somebody withdrew at the office. */
export const consentWithdraw = z.object({
  partyId: chosenRecord('Wybierz osobę lub firmę'),
  kind: consentKind,
  withdrawnOn: requiredDay,
});

export type ConsentWithdraw = z.output<typeof consentWithdraw>;

/** What whoever is signed in wants from now on. */
export const ownConsentChange = z.object({ kind: consentKind, given: z.boolean() });

export type OwnConsentChange = z.output<typeof ownConsentChange>;

/** Why a consent is not recorded, or not withdrawn. */
export const consentRefusals = {
  noEmail: 'Wpisz najpierw adres e-mail w danych podmiotu.',
  noOwnEmail: 'W Twoich danych nie ma adresu e-mail. Podaj go w zarządzie ogrodu.',
  noParty: 'Ten login nie należy do żadnej osoby ani firmy, więc nie może udzielać zgód.',
  alreadyValid: (kind: ConsentKind) =>
    `Ta zgoda jest już zapisana i ważna: ${consentKindLabels[kind].toLowerCase()}.`,
  nothingToWithdraw: 'Nie ma zgody do wycofania. Odśwież stronę i sprawdź zgody.',
  beforeWithdrawal: (day: string) =>
    `Poprzednią zgodę wycofano ${day}. Podaj ten dzień albo późniejszy.`,
  beforeConsent: (day: string) => `Zgody udzielono ${day}. Podaj ten dzień albo późniejszy.`,
  noDocument: 'Tego dokumentu już nie ma. Wybierz inny.',
} as const;
