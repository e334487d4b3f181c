import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import type { Certificate, Uncharged } from './certificate-contents.ts';

/** The texts of the papers that say what an account owes. */
export const certificateText = {
  garden: 'Działka',
  withoutGarden: 'bez działki',
  reference: 'Numer rozliczenia',
  holders: 'Działkowcy',
  number: (number: string) => `Numer ${number}`,
  foot: (number: string, association: string | null) =>
    [number, association].filter((part) => part !== null).join(' · '),
  clear: ({ issuedOn, holders, reference, issuer }: Certificate) => {
    const whose = holders.length > 0 ? holders.join(' i ') : `konto rozliczeniowe ${reference}`;
    const verb = holders.length > 1 ? 'nie zalegają' : 'nie zalega';
    return `${whose} na dzień ${dayInWords(issuedOn)} ${verb} z opłatami wobec ${issuer.name ?? 'ogrodu'}.`;
  },
  open: (day: string, amount: number) =>
    `Na dzień ${dayInWords(day)} do zapłaty jest ${formatAmount(amount)}.`,
  ofOpen: (amount: number) => `W tym po terminie: ${formatAmount(amount)}.`,
  overpaid: (amount: number) => `Nadpłata: ${formatAmount(amount)}.`,
  /** What was posted since, on a paper that says that nothing is owed. */
  since: (day: string, amount: number) =>
    `Ten dokument mówi o dniu wystawienia. ${dayInWords(day)} na koncie rozliczeniowym jest do zapłaty ${formatAmount(amount)}.`,
  uncharged: (parts: readonly Uncharged[]) => {
    const byDay = Map.groupBy(parts, ({ after }) => after);
    const words = [...byDay].map(([after, same]) => {
      const what = same.map(({ type }) => consumed[type]).join(' i ');
      return after === null
        ? `${what}, którego jeszcze nie naliczono`
        : `${what} po ${dayInWords(after)}`;
    });
    return `Nie obejmuje zużycia ${words.join(' ani zużycia ')}.`;
  },
  columns: { due: 'Termin', what: 'Za co', left: 'Do zapłaty (zł)' },
  overdue: 'po terminie',
  sumOf: (kind: string) => `Razem: ${kind}`,
  sum: 'Razem',
  issuedBy: (name: string) => `Sporządzone przez: ${name}`,
  signature: 'Podpis i pieczęć',
} as const;

const consumed = { WaterMeter: 'wody', ElectricityMeter: 'energii' } as const;
