import { describe, expect, test } from 'vitest';
import { messages } from '../core/messages.ts';
import { partyCreate } from './party.model.ts';

const person = { partyType: 'person', firstName: 'Anna', lastName: 'Żółć' };
const company = { partyType: 'company', companyName: 'Ogrodnik sp. z o.o.' };
const address = { street: 'Kwiatowa', houseNumber: '3/4', postalCode: '00-950', city: 'Łódź' };

/** The messages by field, as a form shows them; {} when the input is fine. */
function faults(input: unknown): Record<string, string[]> {
  const { error } = partyCreate.safeParse(input);
  const byField: Record<string, string[]> = {};
  for (const { path, message } of error?.issues ?? []) {
    (byField[path.join('.')] ??= []).push(message);
  }
  return byField;
}

test('a person keeps what was typed, trimmed, and nothing where nothing was typed', () => {
  const input = { ...person, firstName: ' Anna ', phone: '', email: null, ...address };
  expect(partyCreate.parse(input)).toEqual({
    partyType: 'person',
    firstName: 'Anna',
    lastName: 'Żółć',
    companyName: null,
    nip: null,
    regon: null,
    krs: null,
    phone: null,
    email: null,
    ...address,
  });
});

test('numbers are typed with blanks and hyphens and kept as digits', () => {
  const numbers = { nip: '526-025-09-95', regon: '123 456 785', krs: '0000 012 345' };
  const parsed = partyCreate.parse({ ...company, ...numbers, phone: '+48 601-234\u00a0567' });
  expect(parsed).toMatchObject({
    nip: '5260250995',
    regon: '123456785',
    krs: '0000012345',
    phone: '48601234567',
  });
});

describe('values of the other type are neither checked nor kept', () => {
  test('of a company, on a person', () => {
    const parsed = partyCreate.parse({ ...person, companyName: 'X', nip: 'not a number' });
    expect(parsed).toMatchObject({ companyName: null, nip: null });
  });

  test('of a person, on a company', () => {
    const parsed = partyCreate.parse({ ...company, firstName: 'x'.repeat(500), lastName: 'Żółć' });
    expect(parsed).toMatchObject({ firstName: null, lastName: null });
  });
});

test.each([
  [{ ...person, firstName: '  ' }, { firstName: ['Imię nie może być puste'] }],
  [{ ...person, lastName: null }, { lastName: ['Nazwisko nie może być puste'] }],
  [{ partyType: 'company' }, { companyName: ['Nazwa firmy nie może być pusta'] }],
  [{ ...person, partyType: 'cat' }, { partyType: ['Nieprawidłowa wartość'] }],
  [{ ...company, nip: '526025099' }, { nip: ['NIP powinien mieć 10\u00a0cyfr'] }],
  [{ ...company, nip: '526025099O' }, { nip: ['Wpisz same cyfry'] }],
  [{ ...company, regon: '1234567890' }, { regon: ['REGON powinien mieć 9 albo 14\u00a0cyfr'] }],
  [{ ...company, krs: '12345' }, { krs: ['KRS powinien mieć 10\u00a0cyfr'] }],
  [
    { ...person, phone: '601 234 567' },
    {
      phone: [
        'Telefon powinien mieć 11\u00a0cyfr razem z numerem kraju, np. +48\u00a0601\u00a0234\u00a0567',
      ],
    },
  ],
  [{ ...person, phone: '48+601234567' }, { phone: ['Wpisz same cyfry'] }],
  [
    { ...person, phone: '+' },
    {
      phone: [
        'Telefon powinien mieć 11\u00a0cyfr razem z numerem kraju, np. +48\u00a0601\u00a0234\u00a0567',
      ],
    },
  ],
  [
    { ...person, phone: ' - ' },
    {
      phone: [
        'Telefon powinien mieć 11\u00a0cyfr razem z numerem kraju, np. +48\u00a0601\u00a0234\u00a0567',
      ],
    },
  ],
  [
    { ...company, nip: '-', regon: '--', krs: '\u2013' },
    {
      nip: ['NIP powinien mieć 10\u00a0cyfr'],
      regon: ['REGON powinien mieć 9 albo 14\u00a0cyfr'],
      krs: ['KRS powinien mieć 10\u00a0cyfr'],
    },
  ],
  [{ ...company, nip: '+' }, { nip: ['Wpisz same cyfry'] }],
  [{ ...person, email: 'anna@' }, { email: ['Sprawdź adres e-mail'] }],
  [
    { ...person, ...address, postalCode: '00950' },
    { postalCode: ['Wpisz kod pocztowy z łącznikiem, na przykład 00-950'] },
  ],
  [
    { ...person, lastName: 'a\u0000b' },
    { lastName: ['W tekście jest znak, którego program nie przyjmuje – wpisz tekst ręcznie'] },
  ],
])('refuses %j', (input, expected) => {
  expect(faults(input)).toEqual(expected);
});

test.each([
  [{ ...person, firstName: 'ż'.repeat(201) }, 'firstName'],
  [{ ...person, lastName: 'ż'.repeat(201) }, 'lastName'],
  [{ ...company, companyName: 'ż'.repeat(201) }, 'companyName'],
])('a name has 200 characters at the most', (input, field) => {
  expect(faults(input)).toEqual({ [field]: [messages.tooLong(200)] });
  expect(faults({ ...input, [field]: 'ż'.repeat(200) })).toEqual({});
});

describe('e-mail', () => {
  test.each(['jan@żółw.pl', 'jan@żółw.przykład.pl', 'jan@xn--w-uga1v8h.pl', 'jan@пошта.укр'])(
    '%s is kept as it is typed',
    (email) => {
      expect(partyCreate.parse({ ...person, email })).toMatchObject({ email });
    },
  );

  test('however a keyboard composes a letter of its domain, it is one', () => {
    const parsed = partyCreate.parse({ ...person, email: 'jan@z\u0307o\u0301łw.pl' });
    expect(parsed).toMatchObject({ email: 'jan@żółw.pl' });
  });

  test.each([
    'łucja@example.pl',
    'jan@żółw',
    'jan@żółw..pl',
    'jan@żółw.pl/ogród',
    'jan@żó łw.pl',
    'jan@żółw.pl:25',
    'jan@%C5%BC.pl',
    'żółw.pl',
  ])('%s is none', (email) => {
    expect(faults({ ...person, email })).toEqual({
      email: ['Sprawdź adres e-mail'],
    });
  });

  test('254 characters are the most in the letters of the wire, too', () => {
    const email = `jan@${Array(10).fill('ż'.repeat(20)).join('.')}.pl`;
    expect(email.length).toBeLessThan(254);
    expect(faults({ ...person, email })).toEqual({ email: [messages.tooLong(254)] });
  });

  const domain = [63, 63, 58].map((length) => 'd'.repeat(length)).join('.');

  test('64 characters before the @ are the most', () => {
    expect(faults({ ...person, email: `${'a'.repeat(64)}@example.pl` })).toEqual({});
    expect(faults({ ...person, email: `${'a'.repeat(65)}@example.pl` })).toEqual({
      email: ['Część adresu przed @ może mieć najwyżej 64\u00a0znaki'],
    });
  });

  test('254 characters in all are the most', () => {
    const longest = `${'a'.repeat(64)}@${domain}.pl`;
    expect(longest).toHaveLength(254);
    expect(faults({ ...person, email: longest })).toEqual({});
    expect(faults({ ...person, email: `${longest}a` })).toEqual({
      email: ['Tekst może mieć najwyżej 254\u00a0znaki'],
    });
  });
});

describe('the address is all or nothing', () => {
  test('each missing part has its own message', () => {
    expect(faults({ ...person, city: 'Łódź' })).toEqual({
      street: ['Podaj także ulicę: wpisz cały adres albo zostaw go pustym'],
      houseNumber: ['Podaj także numer domu: wpisz cały adres albo zostaw go pustym'],
      postalCode: ['Podaj także kod pocztowy: wpisz cały adres albo zostaw go pustym'],
    });
  });

  test('a blank part is a missing part', () => {
    expect(faults({ ...company, ...address, city: '   ' })).toEqual({
      city: ['Podaj także miejscowość: wpisz cały adres albo zostaw go pustym'],
    });
  });
});

test('every fault is told at once, those between fields too', () => {
  const input = { ...person, firstName: '', phone: '1', street: 'Kwiatowa' };
  expect(Object.keys(faults(input)).toSorted()).toEqual(
    ['city', 'firstName', 'houseNumber', 'phone', 'postalCode'].toSorted(),
  );
});
