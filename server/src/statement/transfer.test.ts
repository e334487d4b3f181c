import { isBankAccountRight } from '@grzadka/contract/settings/bank-account';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Payer, type Recipient, transferCode, transferTo } from './transfer.ts';

const garden: Recipient = {
  name: 'ROD „Pod Lipami”',
  shortName: 'ROD POD LIPAMI',
  nip: '8567346215',
  bankAccount: '61109010140000071219812874',
  virtualAccountPrefix: null,
};

const payer: Payer = { number: 123, reference: 'GR00012320', garden: '12A' };

const codeOf = (amount: number, { of = payer, to = garden }: { of?: Payer; to?: Recipient } = {}) =>
  transferCode(to, transferTo(to, of), amount);

describe('paper, example 1: the code of a transfer', () => {
  it('says whom, how much and what for', () => {
    expect(codeOf(22_351)).toBe(
      '8567346215|PL|61109010140000071219812874|022351|ROD POD LIPAMI|Dz. 12A GR00012320|||',
    );
  });

  it.each([
    ['a name that is long', 'Zażółć gęślą jaźń nad Łąką', 'Dz. Zazolc gesla jazn GR00012320'],
    ['a sign that stands between the parts', '12|A', 'Dz. 12 A GR00012320'],
    ['nothing that a reader could show', '—', 'Dz. GR00012320'],
    ['no garden', null, 'GR00012320'],
  ])('of %s keeps its reference', (_, name, title) => {
    expect(transferTo(garden, { ...payer, garden: name }).title).toBe(title);
  });

  it.each([
    ['nothing to pay', 0, {}],
    ['a credit', -1, {}],
    ['more than six digits', 1_000_000, {}],
    ['no NIP', 1, { nip: null }],
    ['no account', 1, { bankAccount: null }],
    ['an account that cannot be', 1, { bankAccount: '61109010140000071219812875' }],
    ['nobody who gets it', 1, { name: null, shortName: null }],
  ])('is none with %s', (_, amount, changes) => {
    expect(codeOf(amount, { to: { ...garden, ...changes } })).toBeNull();
  });

  it('takes the name of the garden where it has none for transfers', () => {
    const name = 'Rodzinny Ogród Działkowy „Łąka”';
    const to = { ...garden, name, shortName: null };
    expect(transferTo(to, payer).recipient).toBe('Rodzinny Ogrod Dzial');
  });

  it('has at most 160 plain characters in nine parts, whatever the names are', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 50 }),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
        fc.integer({ min: 1, max: 999_999 }),
        (plot, name, amount) => {
          const to = { ...garden, shortName: null, name: `R${name}` };
          const code = codeOf(amount, { to, of: { ...payer, garden: plot } }) ?? '';
          const [, , , , recipient = '', title = '', ...rest] = code.split('|');
          expect(code).toMatch(/^[ -~]{1,160}$/);
          expect([recipient.length <= 20, title.length <= 32]).toEqual([true, true]);
          expect([title.endsWith(payer.reference), rest]).toEqual([true, ['', '', '']]);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('paper, example 2: an individual bank account', () => {
  const accountOf = (virtualAccountPrefix: string, number: number) =>
    transferTo({ ...garden, virtualAccountPrefix }, { ...payer, number }).bankAccount ?? '';

  it('is the prefix, the number of the settlement account and check digits', () => {
    expect(accountOf('109010140000', 123)).toBe('11109010140000000000000123');
    expect(accountOf('109010140000071219', 999_999).slice(2)).toBe('109010140000071219999999');
  });

  it('is one that banks take, whatever the number', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{12,18}$/),
        fc.integer({ min: 1, max: 999_999 }),
        (prefix, number) => {
          expect(isBankAccountRight(accountOf(prefix, number))).toBe(true);
        },
      ),
    );
  });
});
