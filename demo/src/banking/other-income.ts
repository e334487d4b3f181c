/** What comes to the office besides the fees, in which months of each year, and in which category it belongs. */
const yearly = [
  { months: [4, 5, 9], amount: 35_00, category: 'Klucze i piloty', words: 'Klucz do bramy' },
  {
    months: [5, 6, 7, 8, 12],
    amount: 250_00,
    category: 'Wynajem i dzierżawa',
    words: 'Wynajem świetlicy',
  },
  {
    months: [10],
    amount: 412_50,
    category: 'Sprzedaż złomu i sprzętu',
    words: 'Złom ze starych rur wodociągowych',
  },
] as const;

/** Money that came in cash for what is nobody's account's. */
export interface OtherIncome {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  /** In grosze. */
  readonly amount: number;
  /** By its name. */
  readonly category: string;
  readonly words: string;
}

/** What came besides the fees from one day until another one ('YYYY-MM-DD'). */
export function makeOtherIncome(from: string, thru: string): OtherIncome[] {
  const incomes: OtherIncome[] = [];
  let month = Temporal.PlainYearMonth.from(from.slice(0, 'YYYY-MM'.length));
  for (; `${month.toString()}-01` <= thru; month = month.add({ months: 1 })) {
    for (const [index, { months, ...income }] of yearly.entries()) {
      const day = month.toPlainDate({ day: 8 + 6 * index }).toString();
      const isThen = months.some((one) => one === month.month) && day >= from && day <= thru;
      if (isThen) incomes.push({ ...income, day });
    }
  }
  return incomes;
}
