import { type MessageField, messageFieldLabels } from '@grzadka/contract/message/text-fields';
import { describe, expect, test } from 'vitest';
import type { Named } from './addressee.ts';
import type { AccountFacts, CommonFacts, GardenFacts } from './field-facts.ts';
import { valuesOf } from './field-values.ts';

const anna: Named = {
  name: 'Nowak Anna',
  firstName: 'Anna',
  lastName: 'Nowak',
  companyName: null,
};
const jan: Named = { ...anna, name: 'Nowak Jan', firstName: 'Jan' };
const company: Named = {
  name: 'Zieleń sp. z o.o.',
  firstName: null,
  lastName: null,
  companyName: 'Zieleń sp. z o.o.',
};

const garden: GardenFacts = {
  id: '1',
  name: 'A 12',
  sector: 'Sektor 1',
  area: 312.5,
  meters: [
    { name: 'A 12', type: 'WaterMeter', serialNumber: '1234567' },
    { name: 'Licznik A 12', type: 'ElectricityMeter', serialNumber: null },
  ],
};

const account: AccountFacts = {
  id: '1',
  number: 12,
  reference: 'GR00001261',
  garden: 'A 12',
  balance: 22_351,
  open: [
    { dueOn: '2027-05-31', effectiveDueOn: '2027-05-31', open: 2_351, isOfLease: true },
    { dueOn: '2027-06-30', effectiveDueOn: '2027-06-30', open: 10_000, isOfLease: true },
    { dueOn: '2027-09-30', effectiveDueOn: '2027-09-30', open: 10_000, isOfLease: true },
  ],
};

const common: CommonFacts = {
  kind: 'fee-notice',
  meetingAt: '2027-03-27T09:00:00.000Z',
  meetingPlace: 'Dom działkowca',
  readingFrom: '2027-06-10',
  readingThru: '2027-06-12',
  association: {
    name: 'ROD „Malwa”',
    shortName: null,
    nip: null,
    bankAccount: '61109010140000071219812874',
    virtualAccountPrefix: null,
  },
  today: '2027-06-15',
};

const whole = { people: [anna, jan], accounts: [account], gardens: [garden], common };

const allFields = Object.keys(messageFieldLabels) as MessageField[];

/** The value of one field, or the word 'missing'. */
function valueOf(field: MessageField, facts: Partial<typeof whole> = {}): string | undefined {
  const { values, missing } = valuesOf([field], { ...whole, ...facts });
  expect(missing).toEqual(values[field] === undefined ? [field] : []);
  return values[field];
}

test('every field has its value in Polish words', () => {
  expect(valuesOf(allFields, whole)).toEqual({
    values: {
      imie: 'Anna i Jan',
      nazwisko: 'Nowak',
      odbiorca: 'Państwo Anna Nowak i Jan Nowak',
      dzialka: 'A 12',
      sektor: 'Sektor 1',
      powierzchnia: '312,5\u00a0m²',
      numer_rozliczenia: 'GR00001261',
      saldo: '223,51\u00a0zł',
      do_zaplaty: '123,51\u00a0zł',
      termin: '30 czerwca 2027',
      rachunek_bankowy: '61\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874',
      liczniki: 'wodomierz A 12 (nr 1234567), Licznik A 12',
      odczyt_od: '10 czerwca 2027',
      odczyt_do: '12 czerwca 2027',
      zebranie_kiedy: '27 marca 2027, godz.\u00a010:00',
      zebranie_gdzie: 'Dom działkowca',
      rod: 'ROD „Malwa”',
      data: '15 czerwca 2027',
    },
    missing: [],
  });
});

test('a field without its value is missing', () => {
  const nothing = {
    ...common,
    meetingAt: null,
    meetingPlace: null,
    readingFrom: null,
    readingThru: null,
  };
  const association = { ...common.association, name: null, bankAccount: null };
  const facts = {
    people: [company],
    accounts: [],
    gardens: [],
    common: { ...nothing, association },
  };
  const { values, missing } = valuesOf(allFields, facts);
  expect(values).toEqual({
    odbiorca: 'Zieleń sp. z o.o.',
    data: '15 czerwca 2027',
    rachunek_bankowy: undefined,
  });
  expect(missing).toEqual(allFields.filter((field) => !['odbiorca', 'data'].includes(field)));
});

describe('of several people, plots and accounts', () => {
  const other = { ...garden, id: '2', name: 'B 2', area: null, meters: [] };

  test('names are joined', () => {
    expect(valueOf('odbiorca', { people: [anna] })).toBe('Anna Nowak');
    expect(valueOf('odbiorca', { people: [anna, company] })).toBe('Anna Nowak i Zieleń sp. z o.o.');
    expect(valueOf('imie', { people: [anna, company] })).toBe('Anna');
    expect(valueOf('dzialka', { gardens: [garden, other] })).toBe('A 12, B 2');
    expect(valueOf('sektor', { gardens: [garden, other] })).toBe('Sektor 1');
  });

  test('an area is none where one of them is not known', () => {
    expect(valueOf('powierzchnia', { gardens: [garden, other] })).toBeUndefined();
    expect(valueOf('powierzchnia', { gardens: [garden, { ...other, area: 300 }] })).toBe(
      '312,5\u00a0m², 300\u00a0m²',
    );
  });

  test('amounts are added up, and what is due next is that of all', () => {
    const due = { dueOn: '2027-07-15', effectiveDueOn: '2027-07-15', open: 5_000, isOfLease: true };
    const second = {
      ...account,
      id: '2',
      number: 13,
      reference: 'GR00001358',
      balance: -500,
      open: [due],
    };
    const accounts = [account, second];
    expect(valueOf('saldo', { accounts })).toBe('218,51\u00a0zł');
    expect(valueOf('do_zaplaty', { accounts })).toBe('123,51\u00a0zł');
    expect(valueOf('termin', { accounts })).toBe('30 czerwca 2027');
    expect(valueOf('numer_rozliczenia', { accounts })).toBe('GR00001261, GR00001358');
    expect(valueOf('rachunek_bankowy', { accounts })).toMatch(/^61[\d\u00a0]+2874$/);
  });

  test('a term whose own day is over ends on the working day after it', () => {
    const saturday = {
      dueOn: '2027-06-19',
      effectiveDueOn: '2027-06-21',
      open: 5_000,
      isOfLease: true,
    };
    const accounts = [{ ...account, balance: 5_000, open: [saturday] }];
    const sunday = { accounts, common: { ...common, today: '2027-06-20' } };
    expect(valueOf('termin', sunday)).toBe('21 czerwca 2027');
    expect(valueOf('termin', { accounts })).toBe('19 czerwca 2027');
  });

  test('each has the bank account that is kept for it', () => {
    const association = { ...common.association, virtualAccountPrefix: '10901014000000' };
    const accounts = [account, { ...account, id: '2', number: 13 }];
    const value = valueOf('rachunek_bankowy', { accounts, common: { ...common, association } });
    expect(value?.split(', ').map((number) => number.slice(-4))).toEqual(['0012', '0013']);
  });
});

describe('what is to be paid', () => {
  const of = (kind: CommonFacts['kind'], today: string) => {
    const facts = { common: { ...common, kind, today } };
    return [valueOf('do_zaplaty', facts), valueOf('termin', facts)];
  };

  test.each([
    ['fee-notice', '2027-05-01', '23,51\u00a0zł', '31 maja 2027'],
    ['fee-notice', '2027-07-01', '223,51\u00a0zł', '30 września 2027'],
    ['fee-notice', '2028-01-01', '223,51\u00a0zł', '30 września 2027'],
    ['payment-reminder', '2027-06-15', '23,51\u00a0zł', '31 maja 2027'],
    ['payment-reminder', '2027-05-01', '0,00\u00a0zł', undefined],
    ['termination-warning', '2027-07-01', '123,51\u00a0zł', '30 czerwca 2027'],
  ] as const)('%s on %s asks for %s by %s', (kind, today, amount, dueOn) => {
    expect(of(kind, today)).toEqual([amount, dueOn]);
  });

  test('is nothing where nothing is open, and what was overpaid is told', () => {
    const accounts = [{ ...account, open: [], balance: -2_000 }];
    expect(valueOf('do_zaplaty', { accounts })).toBe('0,00\u00a0zł');
    expect(valueOf('termin', { accounts })).toBeUndefined();
    expect(valueOf('saldo', { accounts })).toBe('nadpłata 20,00\u00a0zł');
  });
});
