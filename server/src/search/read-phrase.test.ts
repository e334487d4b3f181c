import { describe, expect, it } from 'vitest';
import { amountIn, emailPartsIn, phoneIn } from './read-phrase.ts';

describe('an amount', () => {
  it.each([
    '2158,69',
    '2158.69',
    '2 158,69',
    '2\u00a0158,69\u00a0zł',
    '2.158,69',
    '2,158.69',
    '2158,69,',
    '2158,69;',
    '2158,69.',
    '2158,69zł',
    '2158,69 zł.',
    '2158,69 ZŁ,',
    '2158,69 zl',
    '2158,69 złotych',
    '2158,69 PLN',
    '+2158,69',
  ])('is read in %j', (phrase) => {
    expect(amountIn(phrase)).toBe(2_158_69);
  });

  it.each(['-2158,69', '−2158,69 zł', '– 2 158,69', '-2.158,69 PLN'])(
    'below zero is read in %j',
    (phrase) => {
      expect(amountIn(phrase)).toBe(-2_158_69);
    },
  );

  it.each([
    ['50 zł', 50_00],
    ['50 złote', 50_00],
    ['1.200 zł', 1_200_00],
    ['0,05', 5],
    ['1 234 567,00', 1_234_567_00],
    ['1234567890123,00', undefined],
    ['210', undefined],
    ['2.158', undefined],
    ['12,5', undefined],
    ['1.5.26', undefined],
    ['12 34,00', undefined],
    ['2158,69 kg', undefined],
    ['zł', undefined],
    ['-', undefined],
    [',', undefined],
    ['601 234 567', undefined],
    ['działka 12,50', undefined],
  ])('of %j is %j', (phrase, amount) => {
    expect(amountIn(phrase)).toBe(amount);
  });
});

describe('a phone', () => {
  it.each([
    '601234567',
    '601 234 567',
    '601-234-567',
    '+48 601 234 567',
    '(+48) 601-234-567',
    '+48 (0) 601 234 567',
    '0048 601234567',
    '48601234567',
    '0601234567',
    '0-601-234-567',
    'tel. 601 234 567',
    'tel:+48601234567',
    'Telefon: 601 234 567',
    'tel.kom. 601 234 567',
    'tel. kom.: 601 234 567',
    'kom. 601 234 567',
    'telefon komórkowy 601234567',
    'nr tel. 601 234 567',
    'Numer telefonu: 601 234 567',
  ])('is read in %j', (phrase) => {
    expect(phoneIn(phrase)).toBe('48601234567');
  });

  it.each([
    ['+49 30 9018 201', '49309018201'],
    // No party has a number of so many digits.
    ['+49 30 901 820 12', undefined],
    ['22 123 45 67', '48221234567'],
    ['482 123 456', '48482123456'],
    ['601 234 56', undefined],
    ['GR00012320', undefined],
    ['tel.', undefined],
    ['działka 601234567', undefined],
  ])('of %j is %j', (phrase, phone) => {
    expect(phoneIn(phrase)).toBe(phone);
  });
});

describe('an e-mail address', () => {
  it.each([
    'jan@x.pl',
    '<jan@x.pl>',
    'Jan Kowalski <jan@x.pl>',
    'mailto:jan@x.pl',
    'e-mail: jan@x.pl',
    'E-mail jan@x.pl',
    'jan@x.pl.',
  ])('is read in %j', (phrase) => {
    expect(emailPartsIn(phrase).email).toBe('jan@x.pl');
  });

  it('may be a part of one', () => {
    const none = { email: undefined, localPart: undefined, domain: undefined };
    expect(emailPartsIn('@x.pl')).toEqual({ ...none, email: '@x.pl', domain: 'x.pl' });
    expect(emailPartsIn('biuro.')).toEqual({ ...none, localPart: 'biuro.', domain: 'biuro.' });
    for (const phrase of ['ab', 'Jan Kowalski', '']) expect(emailPartsIn(phrase)).toEqual(none);
  });
});
