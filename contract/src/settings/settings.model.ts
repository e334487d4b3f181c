import * as z from 'zod/mini';
import type { Association } from '../core/association.ts';
import { id, keyOf, optionalDigits, optionalLines, optionalText } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { grosze } from '../core/money/grosze.ts';
import { sentAmount } from '../core/money/sent-amount.ts';
import { wholeNumber } from '../core/number/whole-number.ts';
import { type DespiteFindings, despiteFindings } from '../core/publication/despite-findings.ts';
import { updateBody } from '../core/record/update-body.ts';
import { ruleOver } from '../core/rules-over-fields.ts';
import { chosenFile } from '../core/upload.ts';
import { addressFields, requireWholeAddress } from '../party/address.ts';
import { companyNumbers, contactFields, partyFieldLabels } from '../party/party.model.ts';
import { optionalBankAccount } from './bank-account.ts';
import { ownCodeFields, ownCodeLabels, ownCodeReply } from './own-codes.ts';

/** How many characters of a recipient's name a bank's transfer code has room for. */
const longestShortName = 20;

/** What every bank takes in a transfer, whatever its form of characters. */
const plainLetters = /^[A-Za-z0-9 .,/-]*$/;

/** How many characters a statement of the public site may have. */
const longestStatement = 20_000;

/** How many characters the hours of duty, and how to apply for a plot, may have: some ten lines. */
const longestHours = 500;

/** How many points the list of a handover may have, and how many characters each of them. */
const mostPoints = 20;
const longestPoint = 200;

/** How many kinds of fees who takes a plot over may be asked for. */
const mostEntryFeeKinds = 20;

/** How many digits may stand before the number of a settlement account: banks give no fewer, and six are left for the number. */
const prefixLengths = [12, 13, 14, 15, 16, 17, 18];

/** How many e-mails of messages may go in an hour at most. */
const mostMailsPerHour = 100_000;

/** Where the window of the envelopes is, by which letters place the address (docs/product/paper.md#letters). */
export const addressWindowLabels = { left: 'Po lewej', right: 'Po prawej' } as const;

export type AddressWindow = keyof typeof addressWindowLabels;

/** From what amount on interest is noted, or somebody is reminded; a grosz is the least that there is. */
const minimum = sentAmount({
  max: 100_000_00,
  empty: 'Podaj kwotę',
  notPositive: 'Podaj kwotę większą od zera',
});

/** After how many days something is done about what is overdue. */
const reminderDays = wholeNumber({ min: 1, max: 365, message: 'Wpisz liczbę od 1 do 365' });

/** The points of the list of a handover, which are typed one a line; each once, without blank lines. */
export function pointsOf(lines: string | null): string[] {
  const points = (lines ?? '').split('\n').map((line) => line.trim());
  return [...new Set(points)].filter((point) => point !== '');
}

/** What is looked at when a plot changes hands, one point a line: docs/product/handovers.md#steps. */
const handoverPoints = optionalLines({ max: mostPoints * (longestPoint + 1) }).check(
  z.refine(
    (lines) => pointsOf(lines).length <= mostPoints,
    `Wpisz najwyżej ${mostPoints}\u00a0punktów, każdy w osobnym wierszu`,
  ),
  z.refine(
    (lines) => pointsOf(lines).every(({ length }) => length <= longestPoint),
    `Punkt może mieć najwyżej ${longestPoint}\u00a0znaków`,
  ),
);

/** The form of the settings: texts, where null and blank mean none; numbers come out as digits. */
export const settingsUpdate = updateBody({
  key: {},
  fields: {
    name: optionalText({ max: 100 }),
    shortName: optionalText({ max: longestShortName, pattern: plainLetters.source }).check(
      z.refine(
        (name) => name === null || plainLetters.test(name),
        'Wpisz nazwę bez polskich liter i znaków specjalnych, na przykład ROD Zlote Klosy',
      ),
    ),
    district: optionalText({ max: 100 }),
    ...companyNumbers,
    ...contactFields,
    ...addressFields,
    officeHours: optionalLines({ max: longestHours }),
    bankAccount: optionalBankAccount,
    virtualAccountPrefix: optionalDigits({
      lengths: prefixLengths,
      wrongLength: 'Prefiks powinien mieć od 12 do 18\u00a0cyfr',
    }),
    overpaymentsUsed: z.boolean({ error: messages.invalidValue }),
    interestFirst: z.boolean({ error: messages.invalidValue }),
    interestMinimum: minimum,
    reminderMinimum: minimum,
    firstReminderDays: reminderDays,
    secondReminderDays: reminderDays,
    reminderPauseDays: reminderDays,
    secondPersonApproves: z.boolean({ error: messages.invalidValue }),
    booksAutomatically: z.boolean({ error: messages.invalidValue }),
    addressWindow: keyOf(addressWindowLabels, messages.invalidValue),
    reportsOutsideRounds: z.boolean({ error: messages.invalidValue }),
    reportsNeedPhoto: z.boolean({ error: messages.invalidValue }),
    ...ownCodeFields,
    mailsPerHour: wholeNumber({
      min: 1,
      max: mostMailsPerHour,
      message: 'Wpisz liczbę od 1 do 100\u00a0000',
    }),
    publicSite: z.boolean({ error: messages.invalidValue }),
    calendarMeetings: z.boolean({ error: messages.invalidValue }),
    calendarReadings: z.boolean({ error: messages.invalidValue }),
    calendarDueDays: z.boolean({ error: messages.invalidValue }),
    freePlots: z.boolean({ error: messages.invalidValue }),
    howToApply: optionalLines({ max: longestHours }),
    handoverPoints,
    entryFeeKindIds: z
      .array(id, messages.invalidValue)
      .check(z.maxLength(mostEntryFeeKinds, messages.tooManyRecords(mostEntryFeeKinds))),
    privacyStatement: optionalLines({ max: longestStatement }),
    accessibilityStatement: optionalLines({ max: longestStatement }),
  },
  besides: despiteFindings,
}).check(ruleOver(requireWholeAddress));

export type SettingsUpdate = Omit<z.output<typeof settingsUpdate>, keyof DespiteFindings>;

/** The settings as their screen reads them; numbers are digits. */
export const settings = z.object({
  name: z.nullable(z.string()),
  shortName: z.nullable(z.string()),
  district: z.nullable(z.string()),
  nip: z.nullable(z.string()),
  regon: z.nullable(z.string()),
  krs: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  street: z.nullable(z.string()),
  houseNumber: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  officeHours: z.nullable(z.string()),
  bankAccount: z.nullable(z.string()),
  virtualAccountPrefix: z.nullable(z.string()),
  overpaymentsUsed: z.boolean(),
  interestFirst: z.boolean(),
  /** Interest of a note that comes to less waits for the next one. */
  interestMinimum: grosze.check(z.minimum(1)),
  /** Of less nobody is reminded. */
  reminderMinimum: grosze.check(z.minimum(1)),
  firstReminderDays: z.int(),
  secondReminderDays: z.int(),
  reminderPauseDays: z.int(),
  secondPersonApproves: z.boolean(),
  booksAutomatically: z.boolean(),
  addressWindow: keyOf(addressWindowLabels),
  reportsOutsideRounds: z.boolean(),
  reportsNeedPhoto: z.boolean(),
  ...ownCodeReply,
  mailsPerHour: z.int(),
  publicSite: z.boolean(),
  calendarMeetings: z.boolean(),
  calendarReadings: z.boolean(),
  calendarDueDays: z.boolean(),
  freePlots: z.boolean(),
  howToApply: z.nullable(z.string()),
  /** One point a line. */
  handoverPoints: z.nullable(z.string()),
  entryFeeKindIds: z.array(z.string()),
  privacyStatement: z.nullable(z.string()),
  accessibilityStatement: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  pictureUrl: z.nullable(z.string()),
});

export type Settings = z.infer<typeof settings>;

/** What everybody may know, before anybody is signed in. */
export const associationReply = z.object({
  name: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
}) satisfies z.ZodMiniType<Association>;

/** The form that sets the logo, or the picture. */
export const settingsImageUpload = z.object({ file: chosenFile });

/** What the settings are called wherever they stand. */
export const settingsFieldLabels = {
  name: 'Nazwa ogrodu',
  shortName: 'Nazwa do przelewu',
  district: 'Okręg',
  nip: partyFieldLabels.nip,
  regon: partyFieldLabels.regon,
  krs: partyFieldLabels.krs,
  phone: partyFieldLabels.phone,
  email: partyFieldLabels.email,
  street: partyFieldLabels.street,
  houseNumber: partyFieldLabels.houseNumber,
  postalCode: partyFieldLabels.postalCode,
  city: partyFieldLabels.city,
  officeHours: 'Dyżury',
  bankAccount: 'Numer rachunku bankowego',
  virtualAccountPrefix: 'Prefiks indywidualnych rachunków',
  overpaymentsUsed: 'Nadpłaty zaliczaj na nowe należności',
  interestFirst: 'Najpierw odsetki',
  interestMinimum: 'Najmniejsze odsetki',
  reminderMinimum: 'Najmniejsza kwota wezwania',
  firstReminderDays: 'Przypomnienie po dniach',
  secondReminderDays: 'Wezwanie do zapłaty po dniach',
  reminderPauseDays: 'Dni między wezwaniami',
  secondPersonApproves: 'Zatwierdza druga osoba',
  booksAutomatically: 'Księguj automatycznie',
  addressWindow: 'Okno na adres w kopercie',
  reportsOutsideRounds: 'Zgłoszenia poza turą',
  reportsNeedPhoto: 'Zgłoszenie odczytu wymaga zdjęcia',
  ...ownCodeLabels,
  mailsPerHour: 'E-maili na godzinę',
  publicSite: 'Strona internetowa ogrodu',
  calendarMeetings: 'Zebrania w kalendarzu strony',
  calendarReadings: 'Odczyty w kalendarzu strony',
  calendarDueDays: 'Terminy opłat w kalendarzu strony',
  freePlots: 'Wolne działki na stronie',
  howToApply: 'Jak zgłosić się po działkę',
  handoverPoints: 'Punkty przekazania',
  entryFeeKindIds: 'Opłaty na początek',
  privacyStatement: 'Polityka prywatności',
  accessibilityStatement: 'Deklaracja dostępności',
} as const satisfies Record<keyof SettingsUpdate, string>;
