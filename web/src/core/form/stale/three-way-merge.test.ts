import { optionalDigits } from '@grzadka/contract/core/fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type FieldsValues, mergeThreeWays, type Versions } from './three-way-merge.ts';

// Few names and few values, so that both sides often touch, and agree about, the same field.
const value = fc.constantFrom('', 'a', 'b', 'c', null, true, false);
const fields = fc.record({ name: value, phone: value, from: value, isActive: value });
const versions = fc.record({ base: fields, mine: fields, theirs: fields });

describe('two changes of one record', () => {
  test('are merged so that each side keeps what only it changed', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const { values, joined, conflicts } = mergeThreeWays({ base, mine, theirs });
        for (const name of ['name', 'phone', 'from', 'isActive'] as const) {
          const isMine = mine[name] !== base[name];
          const isTheirs = theirs[name] !== base[name];
          const isConflict = isMine && isTheirs && mine[name] !== theirs[name];
          expect(values[name]).toBe(isMine ? mine[name] : theirs[name]);
          expect(joined.includes(name)).toBe(isTheirs && !isMine);
          expect(conflicts.includes(name)).toBe(isConflict);
        }
      }),
    );
  });

  test('merge to the same, with nothing left to decide, when nothing has changed since', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const { values } = mergeThreeWays({ base, mine, theirs });
        const again = mergeThreeWays({ base: theirs, mine: values, theirs });
        expect(again).toEqual({ values, joined: [], conflicts: [] });
      }),
    );
  });

  test('lose no field that only one of them has', () => {
    const { values } = mergeThreeWays({ base: {}, mine: { name: 'a' }, theirs: { phone: 'b' } });
    expect(values).toEqual({ name: 'a', phone: 'b' });
  });
});

describe('one value in two spellings', () => {
  const phone = optionalDigits({ lengths: [11], wrongLength: 'wrong', mayHavePlus: true });
  const notKept = z.pipe(
    z.unknown(),
    z.transform(() => null),
  );
  const form = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('person'), phone, companyName: notKept }),
    z.object({ kind: z.literal('company'), phone, companyName: z.string() }),
  ]);
  const party = { kind: 'person', phone: '', companyName: '' };
  const asSent = (values: FieldsValues) => form.safeParse(values).data;
  const mergePhones = (phones: Record<keyof Versions, string>) =>
    mergeThreeWays(
      {
        base: { ...party, phone: phones.base },
        mine: { ...party, phone: phones.mine },
        theirs: { ...party, phone: phones.theirs },
      },
      asSent,
    );

  test('is no conflict', () => {
    const base = '+48 601 000 000';
    const phones = { base, mine: '48-601-234-567', theirs: '+48 601 234 567' };
    expect(mergePhones(phones)).toMatchObject({
      values: { phone: '48-601-234-567' },
      conflicts: [],
    });
  });

  test('is no change, so that the new one of the other side is taken', () => {
    const phones = { base: '48601000000', mine: '+48 601 000 000', theirs: '+48 601 234 567' };
    expect(mergePhones(phones)).toMatchObject({
      values: { phone: '+48 601 234 567' },
      joined: ['phone'],
    });
  });

  test('is not what a field holds that is not sent now, as of the other type of party', () => {
    const mine = { ...party, companyName: 'Ogrody Jana' };
    const theirs = { ...party, kind: 'company', companyName: 'Zielony Ogród' };
    expect(mergeThreeWays({ base: party, mine, theirs }, asSent)).toMatchObject({
      values: { companyName: 'Ogrody Jana' },
      joined: ['kind'],
      conflicts: ['companyName'],
    });
  });

  test('counts as two where one of them could not be sent', () => {
    const phones = { base: '', mine: '601', theirs: '+48 601 234 567' };
    expect(mergePhones(phones)).toMatchObject({ values: { phone: '601' }, conflicts: ['phone'] });
  });
});
