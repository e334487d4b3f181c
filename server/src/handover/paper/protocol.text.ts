import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { areaSourceLabels } from '@grzadka/contract/garden/garden-area.record';
import { meterUnits } from '@grzadka/contract/meter/meter.labels';
import { dayInTable } from '#src/statement/statement.text.ts';
import type { Protocol, ProtocolMeter } from './protocol.ts';

/** The texts of the protocol of a handover. */
export const protocolText = {
  title: 'Protokół przekazania działki',
  papers: 'Dokumenty przekazania działki',
  foot: (garden: string, association: string | null) =>
    [`Protokół przekazania działki ${garden}`, association]
      .filter((part) => part !== null)
      .join(' · '),
  /** What the kept one is called among the documents. */
  kept: (garden: string, day: string) =>
    `Protokół przekazania działki ${garden}, ${dayInTable(day)}`,
  facts: {
    garden: 'Działka',
    area: 'Powierzchnia',
    ground: 'Powód',
    lastDay: 'Ostatni dzień dotychczasowego działkowca',
    firstDay: 'Pierwszy dzień nowego działkowca',
  },
  area: (area: Protocol['area']) =>
    area === null
      ? 'nie podano'
      : `${formatDecimal(area.size)}\u00a0m² (${areaSourceLabels[area.source]})`,
  parties: {
    heading: 'Strony',
    side: 'Kto',
    name: 'Imię i nazwisko albo nazwa',
    address: 'Adres',
    sides: { leaving: 'Oddaje', staying: 'Zostaje', coming: 'Przejmuje' },
    nobody: 'Działki nikt nie miał.',
    nobodyComes: 'Działki nikt nie przejmuje.',
  },
  meters: {
    heading: 'Liczniki',
    name: 'Licznik',
    serialNumber: 'Numer fabryczny',
    seal: 'Plomba',
    value: 'Stan',
    readOn: 'Odczytano',
    none: 'Na działce nie ma liczników.',
    off: 'zdjęty',
  },
  value: ({ type, reading }: ProtocolMeter) =>
    reading === null
      ? ''
      : `${formatDecimal(reading.value)}\u00a0${meterUnits[type]}${reading.isEstimate ? ' (szacunek)' : ''}`,
  points: {
    heading: 'Klucze i oględziny',
    point: 'Co',
    state: 'Zrobione',
    done: (by: string, on: string) => `tak, ${dayInTable(on)}, ${by}`,
  },
  accounts: {
    heading: 'Stan kont rozliczeniowych',
    sides: { leaving: 'dotychczasowy działkowiec', coming: 'nowy działkowiec' },
    account: (reference: string, side: string) => `Konto rozliczeniowe ${reference} (${side})`,
    asOf: (day: string) => `Stan na ${dayInWords(day)}.`,
    owed: (amount: number) => `Do zapłaty: ${formatAmount(amount)}.`,
    nothingOpen: 'Nie ma nic do zapłaty.',
    overpaid: (amount: number) => `Nadpłata: ${formatAmount(amount)}.`,
    kind: 'Za co',
    amount: 'Do zapłaty (zł)',
    draft: (amount: number) =>
      `Policzono do dnia przekazania, jeszcze niezaksięgowane: ${formatAmount(amount)}.`,
    notYet: 'Konto rozliczeniowe nowego działkowca powstanie z zakończeniem przekazania.',
    entry: (fees: readonly string[]) => `Opłaty na początek: ${fees.join(', ')}.`,
    fee: (name: string, amount: number | null) =>
      amount === null ? name : `${name} ${formatAmount(amount)}`,
    withoutCharges: (reason: string) => `Bez naliczenia do dnia przekazania: ${reason}`,
    despiteArrears: (reason: string) => `Mimo zaległości: ${reason}`,
    none: 'Działki nikt nie miał, więc nie ma czego rozliczyć.',
  },
  remarks: { heading: 'Uwagi' },
  signatures: {
    heading: 'Podpisy',
    sides: ['Oddający', 'Przejmujący', 'Zarząd ogrodu'],
  },
} as const;
