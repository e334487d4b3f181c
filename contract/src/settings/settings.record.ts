import { defineRecord } from '../core/record/record.ts';
import { bookkeeping, choice, flag, money, number, text } from '../core/record/record-fields.ts';
import { ownCodeRecordFields } from './own-codes.ts';
import { addressWindowLabels, settingsFieldLabels } from './settings.model.ts';

/** The id of the one row of the settings, and of what stands beside it in tables of its own. */
export const settingsId = '00000000-0000-7000-8000-000000000042';

/** The settings, which are one record: docs/product/operation.md#settings. */
export const settingsRecord = defineRecord({
  name: 'settings',
  words: { one: 'the settings', many: 'the settings' },
  label: 'Ustawienia',
  permissions: { read: 'settings:read', write: 'settings:write' },
  table: 'settings',
  fields: {
    ...bookkeeping,
    name: text(settingsFieldLabels.name, 'not-personal'),
    shortName: text(settingsFieldLabels.shortName, 'not-personal'),
    district: text(settingsFieldLabels.district, 'not-personal'),
    nip: text(settingsFieldLabels.nip, 'not-personal'),
    regon: text(settingsFieldLabels.regon, 'not-personal'),
    krs: text(settingsFieldLabels.krs, 'not-personal'),
    phone: { kind: 'phone', label: settingsFieldLabels.phone, personal: 'not-personal' },
    email: text(settingsFieldLabels.email, 'not-personal'),
    street: text(settingsFieldLabels.street, 'not-personal'),
    houseNumber: text(settingsFieldLabels.houseNumber, 'not-personal'),
    postalCode: text(settingsFieldLabels.postalCode, 'not-personal'),
    city: text(settingsFieldLabels.city, 'not-personal'),
    officeHours: text(settingsFieldLabels.officeHours, 'not-personal'),
    bankAccount: {
      kind: 'bank-account',
      label: settingsFieldLabels.bankAccount,
      personal: 'not-personal',
    },
    virtualAccountPrefix: text(settingsFieldLabels.virtualAccountPrefix, 'not-personal'),
    overpaymentsUsed: flag(settingsFieldLabels.overpaymentsUsed),
    interestFirst: flag(settingsFieldLabels.interestFirst),
    interestMinimum: money(settingsFieldLabels.interestMinimum),
    reminderMinimum: money(settingsFieldLabels.reminderMinimum),
    firstReminderDays: number(settingsFieldLabels.firstReminderDays),
    secondReminderDays: number(settingsFieldLabels.secondReminderDays),
    reminderPauseDays: number(settingsFieldLabels.reminderPauseDays),
    // Chosen when the program was installed.
    interestFeeKindId: null,
    secondPersonApproves: flag(settingsFieldLabels.secondPersonApproves),
    booksAutomatically: flag(settingsFieldLabels.booksAutomatically),
    addressWindow: choice(settingsFieldLabels.addressWindow, addressWindowLabels),
    reportsOutsideRounds: flag(settingsFieldLabels.reportsOutsideRounds),
    reportsNeedPhoto: flag(settingsFieldLabels.reportsNeedPhoto),
    ...ownCodeRecordFields,
    mailsPerHour: number(settingsFieldLabels.mailsPerHour),
    publicSite: flag(settingsFieldLabels.publicSite),
    calendarMeetings: flag(settingsFieldLabels.calendarMeetings),
    calendarReadings: flag(settingsFieldLabels.calendarReadings),
    calendarDueDays: flag(settingsFieldLabels.calendarDueDays),
    freePlots: flag(settingsFieldLabels.freePlots),
    howToApply: text(settingsFieldLabels.howToApply, 'not-personal'),
    handoverPoints: null,
    entryFeeKindIds: null,
    privacyStatement: text(settingsFieldLabels.privacyStatement, 'not-personal'),
    accessibilityStatement: text(settingsFieldLabels.accessibilityStatement, 'not-personal'),
  },
  alsoTells: {
    settingsLogo: { ...bookkeeping, imageId: null },
    settingsPicture: { ...bookkeeping, imageId: null },
  },
  calledBy: [],
});
