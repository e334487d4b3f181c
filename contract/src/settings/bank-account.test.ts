import { describe, expect, it, test } from 'vitest';
import {
  formatBankAccount,
  isBankAccountRight,
  optionalBankAccount,
  requiredBankAccount,
  typedBankAccount,
} from './bank-account.ts';

const account = '61109010140000071219812874';

const faultOf = (typed: string) => optionalBankAccount.safeParse(typed).error?.issues[0]?.message;

describe('a bank account', () => {
  it.each([
    account,
    '61 1090 1014 0000 0712 1981 2874',
    '61-1090-1014-0000-0712-1981-2874',
    '\u00a061\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874 ',
    'PL61 1090 1014 0000 0712 1981 2874',
    'pl 61109010140000071219812874',
  ])('typed as "%s" is kept as its digits', (typed) => {
    expect(optionalBankAccount.parse(typed)).toBe(account);
    expect(requiredBankAccount.parse(typed)).toBe(account);
  });

  it.each([undefined, null, '', '  ', 'PL'])('given as %j is none', (typed) => {
    expect(optionalBankAccount.parse(typed)).toBeNull();
    const { error } = requiredBankAccount.safeParse(typed);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Pole nie moze byc puste']);
  });

  it.each([
    ['one digit too few', account.slice(1), 'Numer rachunku powinien mieć 26\u00a0cyfr'],
    ['one digit too many', `${account}0`, 'Numer rachunku powinien mieć 26\u00a0cyfr'],
    ['a letter', account.replace('9', 'A'), 'Wpisz same cyfry'],
    ['a German one', 'DE89370400440532013000', 'Wpisz same cyfry'],
    ['all zeros', '0'.repeat(26), 'W numerze rachunku jest pomyłka – sprawdź cyfry'],
  ])('with %s is refused', (_, typed, fault) => {
    expect(faultOf(typed)).toBe(fault);
    expect(requiredBankAccount.safeParse(typed).error?.issues[0]?.message).toBe(fault);
  });
});

test('no single digit can be mistyped, and no two neighbours swapped, without being told', () => {
  const changed = account.split('').flatMap((digit, at) => {
    const others = '0123456789'.split('').filter((other) => other !== digit);
    const mistyped = others.map((other) => account.slice(0, at) + other + account.slice(at + 1));
    const next = account[at + 1] ?? digit;
    const swapped = account.slice(0, at) + next + digit + account.slice(at + 2);
    return next === digit ? mistyped : [...mistyped, swapped];
  });
  expect(isBankAccountRight(account)).toBe(true);
  expect(changed.filter(isBankAccountRight)).toEqual([]);
});

test('an account is shown in groups of four after its check digits', () => {
  expect(formatBankAccount(account).split('\u00a0')).toEqual(
    '61 1090 1014 0000 0712 1981 2874'.split(' '),
  );
  expect(typedBankAccount(account)).toBe('61 1090 1014 0000 0712 1981 2874');
});
