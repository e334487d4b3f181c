import { addDays, addMonths } from './calendar-steps.ts';

/**
 * The last days that the law and the statute of the PZD set, each by the day that it hangs on, all 'YYYY-MM-DD'
 * (docs/product/deadlines.md#rules). None moves to a working day: who acts by the day of the calendar is in time by either.
 */
export const lastDay = {
  /** To call the general meeting: 14 days before it (statute of the PZD). */
  toCallMeeting: (meetingOn: string) => addDays(meetingOn, -14),
  /** To resolve the fees of a year (statute of the PZD, § 144). */
  toResolveFees: (year: number) => `${year}-06-30`,
  /**
   * To make fees known that are due on a day: 14 days before it, and not later than the end of the month before (ROD Act,
   * art. 34(1); statute of the PZD, § 146; docs/product/charges.md#instalments).
   */
  toTellFees(dueOn: string): string {
    const before = addDays(dueOn, -14);
    const endOfMonth = addDays(`${dueOn.slice(0, 'YYYY-MM'.length)}-01`, -1);
    return before < endOfMonth ? before : endOfMonth;
  },
  /** To show the holders the finances of the year before (ROD Act, art. 33(3)). */
  toTellFinances: (year: number) => `${year}-07-01`,
  /** To announce that plots are entered to read meters: 7 days before the first day of it (rules of the gardens, § 74). */
  toAnnounceEntry: (firstDay: string) => addDays(firstDay, -7),
  /** To decide on the transfer of a plot: two months from the application; silence is consent (ROD Act, art. 41). */
  toDecideTransfer: (appliedOn: string) => addMonths(appliedOn, 2),
  /** To answer a person about the own data: a month from the request, and two more where that was said in time (RODO, art. 12(3)). */
  toAnswerPerson: (receivedOn: string, isExtended: boolean) =>
    addMonths(receivedOn, isExtended ? 3 : 1),
  /** For a spouse who held no plot to declare that they take the right over: six months from the death (ROD Act, art. 38(1)). */
  ofSpouse: (diedOn: string) => addMonths(diedOn, 6),
  /** For relatives to ask for the right: six months from the death (ROD Act, art. 38). */
  ofRelatives: (diedOn: string) => addMonths(diedOn, 6),
  /** For relatives after a spouse who let the term pass: three months from the day on which that right ended (ROD Act, art. 38). */
  ofRelativesAfterSpouse: (endedOn: string) => addMonths(endedOn, 3),
  /** Of the month that a warning of termination gives from its delivery (ROD Act, art. 36). */
  ofWarning: (deliveredOn: string) => addMonths(deliveredOn, 1),
} as const;
