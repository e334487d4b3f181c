import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  generatedPasswordLength,
  generatePassword,
  passwordAlphabet,
} from './generate-password.ts';
import { newPassword } from './login.model.ts';

const draws = 10_000;

describe('a generated password', () => {
  const passwords = Array.from({ length: draws }, () => generatePassword(20));

  it('never has a character that is mistaken for another, in 10,000 draws', () => {
    expect(passwords.filter((password) => !/^[A-HJ-NP-Za-km-z1-9]{20}$/.test(password))).toEqual(
      [],
    );
  });

  it('is uniform by a chi-square test', () => {
    const counts = new Map(passwordAlphabet.split('').map((letter) => [letter, 0]));
    for (const letter of passwords.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(58);
    const expected = (draws * 20) / counts.size;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    // With 57 degrees of freedom a fair generator exceeds 140 once in a hundred million runs; one
    // that takes bytes modulo 58 reaches 1,500.
    expect(chiSquare).toBeLessThan(140);
  });

  it('is never drawn twice', () => {
    expect(new Set(passwords).size).toBe(draws);
  });

  it('has the length asked for, and is a password the form takes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 128 }), (length) => {
        const password = generatePassword(length);
        expect(password).toHaveLength(length);
        expect(newPassword.parse(password)).toBe(password);
      }),
    );
  });

  it('draws again where a byte would favour some letters', () => {
    const rounds = [
      [255, 232, 0],
      [57, 231, 58],
    ];
    const password = generatePassword(3, (bytes) => bytes.set(rounds.shift() ?? []));
    expect(password).toBe('A99');
  });
});

it('is short for the plain user only', () => {
  expect(generatedPasswordLength(['ROLE_USER'])).toBe(8);
  const longer = [['ROLE_EMPLOYEE'], ['ROLE_ADMIN'], ['ROLE_USER', 'ROLE_EMPLOYEE'], []];
  expect(longer.map(generatedPasswordLength)).toEqual([20, 20, 20, 20]);
});
