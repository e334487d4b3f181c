/** One transfer as a bank states it. */
export interface Transfer {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  /** In grosze, below zero where money left. */
  readonly amount: number;
  readonly name: string;
  /** The other side's account, its 26 digits; null where the bank itself takes a fee. */
  readonly account: string | null;
  readonly title: string;
  /** Of no other transfer. */
  readonly reference: string;
}

/** A month of an account. */
export interface BankMonth {
  /** The 26 digits. */
  readonly account: string;
  /** 'YYYY-MM'. */
  readonly month: string;
  /** Its last day, or the last one that the statement covers, as 'YYYY-MM-DD'. */
  readonly thru: string;
  /** In grosze. */
  readonly opening: number;
  readonly closing: number;
  /** In the order of their days. */
  readonly transfers: readonly Transfer[];
}

/** Cuts the transfers of an account into months: each opens as the one before closed; the last one ends today. */
export function monthsOf(
  transfers: readonly Transfer[],
  { account, opening, today }: { account: string; opening: number; today: Temporal.PlainDate },
): BankMonth[] {
  const [first] = transfers;
  if (first === undefined) return [];
  const byMonth = Map.groupBy(transfers, ({ day }) => day.slice(0, 'YYYY-MM'.length));
  const months: BankMonth[] = [];
  let balance = opening;
  let month = Temporal.PlainYearMonth.from(first.day.slice(0, 'YYYY-MM'.length));
  while (Temporal.PlainYearMonth.compare(month, today.toPlainYearMonth()) <= 0) {
    const own = byMonth.get(month.toString()) ?? [];
    const closing = own.reduce((sum, { amount }) => sum + amount, balance);
    const last = month.toPlainDate({ day: month.daysInMonth });
    const thru = Temporal.PlainDate.compare(last, today) < 0 ? last : today;
    months.push({
      account,
      month: month.toString(),
      thru: thru.toString(),
      opening: balance,
      closing,
      transfers: own,
    });
    balance = closing;
    month = month.add({ months: 1 });
  }
  return months;
}
