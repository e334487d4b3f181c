import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldLetters, foldText } from '#src/core/fold-text.ts';
import { account, match, payment, person, world } from '#test/matched-world.ts';
import { prepareMatching } from './match-line.ts';

const names = ['Jan Nowak', 'Adam Nowak', 'Grażyna Łoś', 'Jan Sęk', 'Anna Maria', 'Róża Lipa'];
const plots = ['12', '12A', '14', '1/12', '2/12', '2/14', 'Róża', 'A-1'];

const accounts = fc
  .array(
    fc.record({
      gardenId: fc.constantFrom(...plots, null),
      virtualAccount: fc.constantFrom('v1', 'v2', null),
      closedOn: fc.constantFrom('2024-01-01', '2027-01-01', null),
      holders: fc.array(fc.constantFrom(...names).map(person), { maxLength: 3 }),
      openParts: fc.array(fc.constantFrom(0, 100, 5000, 22351), { maxLength: 3 }),
    }),
    { maxLength: 12 },
  )
  .map((all) => all.map(({ gardenId, ...facts }, index) => account(index + 1, gardenId, facts)));

const senders = fc.array(
  fc.record({
    counterpartyAccount: fc.constantFrom('x', 'y'),
    settlementId: fc.integer({ min: 1, max: 12 }).map((number) => `account ${number}`),
    confirmedOn: fc.constantFrom('2024-05-01', '2026-05-01'),
  }),
  { maxLength: 6 },
);

/** Any letters and signs, and what is none. */
const anyText = fc
  .array(fc.nat(0xffff), { maxLength: 300 })
  .map((codes) => String.fromCharCode(...codes));

const word = fc.oneof(
  fc.constantFrom(...names, ...plots, 'dz', 'działki', 'i', ',', '/', 'sektor 1', 's2', 'nr'),
  fc.constantFrom('GR00000195', 'GR00000292', 'GR00012321', 'rata', '2027', '.', '-'),
  fc.string({ maxLength: 6 }),
);

const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));

const line = fc
  .record({
    amount: fc.constantFrom(100, 5000, 5100, 22351),
    counterpartyName: fc.option(text),
    counterpartyAccount: fc.constantFrom('x', 'y', 'z', null),
    targetAccount: fc.constantFrom('v1', 'v3', null),
    title: text,
  })
  .map(payment);

test('a line comes to the same in whatever order accounts, plots, sectors and senders are given', () => {
  fc.assert(
    fc.property(
      accounts,
      senders,
      line,
      fc.infiniteStream(fc.nat()),
      (all, known, paid, random) => {
        const one = world(all, { senders: known });
        const shuffled = <Item>(items: readonly Item[]) =>
          items
            .map((item) => ({ item, place: random.next().value ?? 0 }))
            .toSorted((first, second) => first.place - second.place)
            .map(({ item }) => item);
        const other = {
          accounts: shuffled(one.accounts).map((each) => ({
            ...each,
            holders: shuffled(each.holders),
            openParts: shuffled(each.openParts),
          })),
          gardens: shuffled(one.gardens),
          sectors: shuffled(one.sectors),
          senders: shuffled(one.senders),
        };
        expect(prepareMatching(other)(paid)).toEqual(prepareMatching(one)(paid));
      },
    ),
    { numRuns: 300 },
  );
});

test('points are the sum of their reasons, and what is automatic is far ahead and names one plot', () => {
  fc.assert(
    fc.property(accounts, senders, line, (all, known, paid) => {
      const { decision, candidates } = prepareMatching(world(all, { senders: known }))(paid);
      for (const { points, reasons } of candidates) {
        expect(points).toBe(reasons.reduce((sum, each) => sum + each.points, 0));
        expect(new Set(reasons.map(({ kind }) => kind)).size).toBe(reasons.length);
      }
      const [best = 0, second = 0] = candidates.map(({ points }) => points);
      const expected = best < 40 ? ['unclear'] : ['suggested', 'automatic'];
      expect(expected).toContain(decision);
      expect(decision === 'automatic' && (best < 80 || best - second < 30)).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('no title, however odd, makes it fail or take long', () => {
  const matched = world([account(1, '12'), account(2, '1/14')]);
  fc.assert(
    fc.property(anyText, (title) => {
      expect(match(matched, payment({ title, counterpartyName: title })).decision).toBe('unclear');
    }),
    { numRuns: 300 },
  );
  for (const piece of ['dz ', 'GR0 ', '1 ', 'dz 12 ', 's 1 ']) {
    expect(match(matched, payment({ title: piece.repeat(4000) })).decision).toBe('unclear');
  }
});

test('what is folded once stays as it is', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      expect(foldLetters(foldLetters(typed))).toBe(foldLetters(typed));
      expect(foldText(foldText(typed))).toBe(foldText(typed));
    }),
    { numRuns: 2000 },
  );
});
