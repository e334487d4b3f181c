import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linesIn, readBytes, sampleAccount, sampleFile } from '#test/bank-files.ts';
import type { OwnProfile } from './csv/csv-profile.ts';

/** The month that nearly all samples hold, each in its format. */
const month = [
  {
    bookingDay: '2026-11-02',
    amount: 22351,
    counterpartyName: 'NOWAK JAN UL. LIPOWA 3',
    counterpartyAccount: '60102010260000042270201111',
    title: 'Dz 12A GR00012320',
  },
  ...[1, 2].map(() => ({
    bookingDay: '2026-11-03',
    amount: 5000,
    counterpartyName: 'ŁOŚ GRAŻYNA',
    counterpartyAccount: '27114020040000300201355387',
    title: 'Żółć gęślą jaźń, Łódź',
  })),
  {
    bookingDay: '2026-11-10',
    amount: -4290,
    counterpartyName: 'ENERGIA DLA OGRODÓW SP. Z O.O.',
    counterpartyAccount: '64124000010000000012345678',
    title: 'Faktura FV/11/2026',
  },
  {
    bookingDay: '2026-11-12',
    amount: 123456,
    counterpartyName: 'ĆWIKLIŃSKA ŚWIETLANA',
    counterpartyAccount: '10105000997603123456789123',
    title: 'Opłata za działkę 16A i wodę za rok 2026, rata druga',
  },
  {
    bookingDay: '2026-11-30',
    amount: -600,
    counterpartyName: null,
    counterpartyAccount: null,
    title: 'Opłata za prowadzenie rachunku',
  },
];

/** What 'Inny bank' makes of the columns somebody has pointed at. */
const ownProfile: OwnProfile = {
  name: 'Bank Spółdzielczy',
  heading: [
    'Zaksięgowano',
    'Kontrahent',
    'Rachunek kontrahenta',
    'Za co',
    'Wpływ',
    'Wypływ',
    'Saldo',
  ],
  columns: {
    bookingDay: 0,
    counterpartyName: 1,
    counterpartyAccount: 2,
    title: [3],
    amount: { incoming: 4, outgoing: 5 },
    balanceAfter: 6,
  },
};

const samples = [
  ['camt053-02.xml', 'camt.053', null, 'utf-8'],
  ['camt053-08.xml', 'camt.053', null, 'utf-8'],
  ['mt940-tylda.sta', 'mt940', null, 'windows-1250'],
  ['mt940-nawias.sta', 'mt940', null, 'cp852'],
  ['mt940-daszek.sta', 'mt940', null, 'iso-8859-2'],
  ['mt940-pytajnik.sta', 'mt940', null, 'utf-8'],
  ['mt940-plus.sta', 'mt940', null, 'cp852'],
  ['mt940-mbank.sta', 'mt940', null, 'windows-1250'],
  ['mbank-firmy.csv', 'csv', 'mBank (firmy)', 'windows-1250'],
  ['pko.csv', 'csv', 'PKO BP', 'windows-1250'],
  ['ing.csv', 'csv', 'ING', 'windows-1250'],
  ['santander.csv', 'csv', 'Santander (Erste)', 'utf-8'],
  ['inny-bank.csv', 'csv', 'Bank Spółdzielczy', 'iso-8859-2'],
] as const;

/** Which of them do not say whose they are. */
const nameless = new Set(['pko.csv', 'mbank-osoby.csv', 'inny-bank.csv']);

test.each(samples)('%s tells the same month as all others', (file, format, profile, encoding) => {
  const reading = readBytes(sampleFile(file), { ownProfiles: [ownProfile] });
  const lines = linesIn(reading).toSorted((one, other) =>
    one.bookingDay.localeCompare(other.bookingDay),
  );
  expect(
    lines.map((line) => ({
      bookingDay: line.bookingDay,
      amount: line.amount,
      counterpartyName: line.counterpartyName,
      counterpartyAccount: line.counterpartyAccount,
      title: line.title,
    })),
  ).toEqual(month);
  expect(reading).toMatchObject({
    format,
    profile,
    encoding,
    namesAccount: !nameless.has(file),
    statements: [
      {
        account: nameless.has(file) ? null : sampleAccount,
        opening: { amount: 1_000_000 },
        closing: { amount: 1_150_917 },
      },
    ],
  });
});

test('mbank-osoby.csv has no account of who paid, and the name within its title', () => {
  const reading = readBytes(sampleFile('mbank-osoby.csv'));
  expect(reading).toMatchObject({ profile: 'mBank (osoby)', namesAccount: true });
  const lines = linesIn(reading).toReversed();
  expect(lines.map(({ bookingDay, amount }) => [bookingDay, amount])).toEqual(
    month.map(({ bookingDay, amount }) => [bookingDay, amount]),
  );
  expect(lines[0]).toMatchObject({
    counterpartyAccount: null,
    counterpartyName: null,
    title: 'NOWAK JAN UL. LIPOWA 3 Dz 12A GR00012320',
  });
});

test('camt053-iso.xml, laid out as in ISO’s own example', () => {
  const lines = linesIn(readBytes(sampleFile('camt053-iso.xml')));
  expect(
    lines.map((line) => [
      line.bookingDay,
      line.amount,
      line.counterpartyName,
      line.title,
      line.bankReference,
      line.isReferenceUnique,
    ]),
  ).toEqual([
    ['2026-10-18', 10_567_850, 'MUELLER GMBH', '', 'BANKPLPW-FP-CN_98765/01', true],
    ['2026-10-18', -20_000_000, null, 'Paczka przelewów', 'BANKPLPW-FP-ACCR-01', true],
    ['2026-10-18', 1_000_000, null, 'GR00004560 KOWALSKA ANNA', 'BANKPLPW-FP-CONF-FX', false],
    ['2026-10-18', 2_000_000, null, 'działki 45 i 46', 'BANKPLPW-FP-CONF-FX', false],
  ]);
});

test('there is no sample that nobody reads', () => {
  const read = [...samples.map(([file]) => file), 'mbank-osoby.csv', 'camt053-iso.xml'];
  const folder = new URL('../../../../samples/bank/', import.meta.url);
  expect(readdirSync(folder).toSorted()).toEqual(read.toSorted());
});
