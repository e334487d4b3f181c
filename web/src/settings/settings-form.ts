import { amountFigures } from '@grzadka/contract/core/number/amount';
import { typedBankAccount } from '@grzadka/contract/settings/bank-account';
import type { Settings, SettingsUpdate } from '@grzadka/contract/settings/settings.model';
import { typedPhone } from '../party/party-form.ts';

/** Settings that are no text: in the form they are as they are kept. */
type Chosen = Pick<
  Settings,
  | 'publicSite'
  | 'calendarMeetings'
  | 'calendarReadings'
  | 'calendarDueDays'
  | 'freePlots'
  | 'overpaymentsUsed'
  | 'interestFirst'
  | 'secondPersonApproves'
  | 'booksAutomatically'
  | 'reportsOutsideRounds'
  | 'reportsNeedPhoto'
  | 'addressWindow'
  | 'entryFeeKindIds'
>;

/** What the fields of the form hold. */
export type SettingsFormValues = Record<
  Exclude<keyof SettingsUpdate, keyof Chosen | 'despiteFindings'>,
  string
> &
  Chosen & {
    /** Answered when it is saved. */
    despiteFindings: undefined;
  };

/** The form of the settings as they are. */
export function settingsFormValues(settings: Settings): SettingsFormValues {
  const { phone, bankAccount } = settings;
  return {
    name: settings.name ?? '',
    shortName: settings.shortName ?? '',
    district: settings.district ?? '',
    nip: settings.nip ?? '',
    regon: settings.regon ?? '',
    krs: settings.krs ?? '',
    phone: phone === null ? '' : typedPhone(phone),
    email: settings.email ?? '',
    street: settings.street ?? '',
    houseNumber: settings.houseNumber ?? '',
    postalCode: settings.postalCode ?? '',
    city: settings.city ?? '',
    officeHours: settings.officeHours ?? '',
    bankAccount: bankAccount === null ? '' : typedBankAccount(bankAccount),
    virtualAccountPrefix: settings.virtualAccountPrefix ?? '',
    overpaymentsUsed: settings.overpaymentsUsed,
    interestFirst: settings.interestFirst,
    interestMinimum: amountFigures(settings.interestMinimum),
    reminderMinimum: amountFigures(settings.reminderMinimum),
    firstReminderDays: String(settings.firstReminderDays),
    secondReminderDays: String(settings.secondReminderDays),
    reminderPauseDays: String(settings.reminderPauseDays),
    secondPersonApproves: settings.secondPersonApproves,
    booksAutomatically: settings.booksAutomatically,
    reportsOutsideRounds: settings.reportsOutsideRounds,
    reportsNeedPhoto: settings.reportsNeedPhoto,
    cashCode: settings.cashCode ?? '',
    bankCode: settings.bankCode ?? '',
    transitCode: settings.transitCode ?? '',
    receivablesCode: settings.receivablesCode ?? '',
    unclearCode: settings.unclearCode ?? '',
    costsCode: settings.costsCode ?? '',
    feeIncomeCode: settings.feeIncomeCode ?? '',
    otherIncomeCode: settings.otherIncomeCode ?? '',
    writeOffsCode: settings.writeOffsCode ?? '',
    openingCode: settings.openingCode ?? '',
    addressWindow: settings.addressWindow,
    mailsPerHour: String(settings.mailsPerHour),
    publicSite: settings.publicSite,
    calendarMeetings: settings.calendarMeetings,
    calendarReadings: settings.calendarReadings,
    calendarDueDays: settings.calendarDueDays,
    freePlots: settings.freePlots,
    howToApply: settings.howToApply ?? '',
    handoverPoints: settings.handoverPoints ?? '',
    entryFeeKindIds: settings.entryFeeKindIds,
    privacyStatement: settings.privacyStatement ?? '',
    accessibilityStatement: settings.accessibilityStatement ?? '',
    despiteFindings: undefined,
  };
}
