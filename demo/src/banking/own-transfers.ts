import type { Transfer } from './transfer.ts';

/** What the garden pays by bank each month, to whom, what the bank pays, and in which category of costs or of income that belongs. */
const monthly = [
  {
    day: 5,
    amount: -25_00,
    name: 'Bank',
    account: null,
    title: 'Opłata za prowadzenie rachunku',
    category: 'Biuro i zarządzanie',
  },
  {
    day: 12,
    amount: -642_17,
    name: 'Zakład Energetyczny Łąkowa S.A.',
    account: '64124000010000000012345678',
    title: 'Faktura za energię – alejki i świetlica',
    category: 'Energia i woda – część wspólna',
  },
  {
    day: 18,
    amount: -389_40,
    name: 'Wodociągi Miejskie sp. z o.o.',
    account: '60102010260000042270201111',
    title: 'Woda i ścieki',
    category: 'Energia i woda – część wspólna',
  },
  {
    day: 22,
    amount: -310_00,
    name: 'Czysta Aleja sp. z o.o.',
    account: '27114020040000300201355387',
    title: 'Wywóz odpadów',
    category: 'Porządek i wywóz śmieci',
  },
  {
    day: 28,
    amount: 7_36,
    name: 'Bank',
    account: null,
    title: 'Odsetki od środków na rachunku',
    category: 'Odsetki bankowe',
  },
] as const;

/** A transfer that pays nobody's fees, and in which category, by its name, it belongs. */
export interface OwnTransfer extends Transfer {
  readonly category: string;
}

/** What was paid for costs, and came for nobody's account, from the month of one day until another one ('YYYY-MM-DD'). */
export function makeOwnTransfers(from: string, thru: string): OwnTransfer[] {
  const transfers: OwnTransfer[] = [];
  for (
    let month = Temporal.PlainYearMonth.from(from.slice(0, 'YYYY-MM'.length));
    `${month.toString()}-01` <= thru;
    month = month.add({ months: 1 })
  ) {
    for (const { day: dayOfMonth, title, ...transfer } of monthly) {
      const day = month.toPlainDate({ day: dayOfMonth }).toString();
      if (day > thru) continue;
      const reference = `K${day.replaceAll('-', '')}${String(dayOfMonth).padStart(4, '0')}`;
      transfers.push({ ...transfer, day, title: `${title} ${month.toString()}`, reference });
    }
  }
  return transfers;
}
