import { describe, expect, it, test } from 'vitest';
import { account, company, match, payment, person, world } from '#test/matched-world.ts';

const jan = { holders: [person('Jan Nowak')] };
const adam = { holders: [person('Adam Nowak')] };

describe('matching', () => {
  it('(1) a plot and a reference: 135, automatic', () => {
    const line = payment({ title: 'Dz 12A GR00012320', counterpartyName: 'KTOŚ INNY' });
    expect(match(world([account(123, '12A'), account(45, '14')]), line)).toEqual({
      decision: 'automatic',
      points: [[123, 135]],
      words: [['numer GR00012320 w tytule', 'działka 12A w tytule']],
      notes: [],
    });
  });

  it('(2) plot, name and amount: 85 against 15, automatic', () => {
    const accounts = [account(1, '12A', { ...jan, openParts: [22351] }), account(2, '14', adam)];
    const line = payment({
      title: 'działka 12a opłata',
      counterpartyName: 'NOWAK JAN UL. LIPOWA 3',
      amount: 22351,
    });
    expect(match(world(accounts), line)).toMatchObject({
      decision: 'automatic',
      points: [
        [1, 85],
        [2, 15],
      ],
      words: [['działka 12A w tytule', 'Jan Nowak', 'kwota równa zaległości'], ['nazwisko Nowak']],
    });
  });

  it('(3) a last name and an amount: 35, unclear', () => {
    const accounts = [account(1, '12A', { ...jan, openParts: [22351] })];
    const line = payment({
      title: 'oplata za dzialke',
      counterpartyName: 'NOWAK',
      amount: 22351,
    });
    expect(match(world(accounts), line)).toMatchObject({ decision: 'unclear', points: [[1, 35]] });
  });

  it('(4) the reference of one and the plot of another: suggested', () => {
    const line = payment({ title: 'GR00012320 dz. 14' });
    expect(match(world([account(123, '12A'), account(2, '14')]), line)).toMatchObject({
      decision: 'suggested',
      points: [
        [123, 100],
        [2, 35],
      ],
    });
  });

  describe('(5) a plot of two sectors whose sender is known for one', () => {
    const accounts = [account(1, '1/12', { openParts: [22351] }), account(2, '2/12')];
    const senders = [
      { counterpartyAccount: 'x', settlementId: 'account 1', confirmedOn: '2026-07-01' },
    ];
    const line = payment({ title: 'dz 12', counterpartyAccount: 'x' });

    it('with the amount that is open: 95 against 15, automatic', () => {
      expect(match(world(accounts, { senders }), { ...line, amount: 22351 })).toMatchObject({
        decision: 'automatic',
        points: [
          [1, 95],
          [2, 15],
        ],
        words: [
          [
            'ten sam rachunek nadawcy co 2026.07.01',
            'działka 12 w tytule (jest w 2 sektorach)',
            'kwota równa zaległości',
          ],
          ['działka 12 w tytule (jest w 2 sektorach)'],
        ],
      });
    });

    it('with another amount: 75, suggested', () => {
      expect(match(world(accounts, { senders }), line)).toMatchObject({
        decision: 'suggested',
        points: [
          [1, 75],
          [2, 15],
        ],
      });
    });
  });

  it('(6) a sender who is known for two plots: both suggested', () => {
    const senders = ['account 1', 'account 2'].map((settlementId) => ({
      counterpartyAccount: 'x',
      settlementId,
      confirmedOn: '2026-07-01',
    }));
    const matched = world([account(2, '14'), account(1, '12')], { senders });
    expect(match(matched, payment({ counterpartyAccount: 'x' }))).toMatchObject({
      decision: 'suggested',
      points: [
        [1, 60],
        [2, 60],
      ],
    });
  });

  it('(7) a number with wrong check digits is none, and that is said', () => {
    expect(match(world([account(123, '12A')]), payment({ title: 'GR00012321' }))).toEqual({
      decision: 'unclear',
      points: [],
      words: [],
      notes: ['Numer GR00012321 zawiera błąd'],
    });
  });

  it('(8) names without diacritics match, parts of words do not', () => {
    const accounts = [account(1, '1', { holders: [person('Grażyna Łoś')] }), account(2, '2', jan)];
    const line = payment({ counterpartyName: 'LOS GRAZYNA', title: 'NOWAKOWSKI JAN' });
    expect(match(world(accounts), line)).toMatchObject({ points: [[1, 30]] });
  });
});

describe('a reference', () => {
  const matched = world([account(123, '12A')]);

  it.each([
    'GR00012320',
    'gr 0001 2320',
    'G.R. 00.01.23.20',
    'opłata,GR00012320/woda',
    'GR00012320 2027',
    'GR-00012320',
    'GR: 00012320',
    'nrGR/00012320',
  ])('stands in %j', (title) => {
    expect(match(matched, payment({ title })).points).toEqual([[123, 100]]);
  });

  it.each(['GR000123201', 'AGR00012320', '00012320', 'GR0001232', 'GR00000000', 'GR 00012320.1x'])(
    'does not stand in %j',
    (title) => {
      const { points } = match(matched, payment({ title }));
      expect(points).toEqual(title.endsWith('x') ? [[123, 100]] : []);
    },
  );

  it.each(['GR00009701', 'GR00000098', 'GR00000001'])(
    '%s leaves 1 and is wrong all the same',
    (title) => {
      const { notes } = match(world([account(97, '12A')]), payment({ title }));
      expect(notes).toEqual([`Numer ${title} zawiera błąd`]);
    },
  );

  it('of no account is told', () => {
    expect(match(matched, payment({ title: 'GR00004560' })).notes).toEqual([
      'Nie ma konta rozliczeniowego o numerze GR00004560',
    ]);
  });

  it('twice counts once, of two accounts it is suggested', () => {
    const two = world([account(123, '12A'), account(45, '14')]);
    expect(match(two, payment({ title: 'GR00012320 gr00012320' })).points).toEqual([[123, 100]]);
    expect(match(two, payment({ title: 'GR00012320 GR00004560' }))).toMatchObject({
      decision: 'suggested',
      points: [
        [45, 100],
        [123, 100],
      ],
    });
  });
});

describe('an account that is closed', () => {
  const closed = { closedOn: '2026-12-31' };

  it('and owes nothing is never automatic by its number or its individual account', () => {
    const done = world([account(123, '12A', { ...closed, virtualAccount: 'v' })]);
    for (const line of [payment({ title: 'GR00012320' }), payment({ targetAccount: 'v' })]) {
      expect(match(done, line)).toMatchObject({ decision: 'suggested', points: [[123, 100]] });
    }
  });

  it('and owes something is as any other', () => {
    const owing = world([account(123, '12A', { ...closed, openParts: [5000] })]);
    expect(match(owing, payment({ title: 'GR00012320' })).decision).toBe('automatic');
  });

  it('loses 15 points after twelve months', () => {
    const matched = world([account(123, '12A', { ...closed, openParts: [5000] })]);
    const line = { title: 'GR00012320' };
    expect(match(matched, payment({ ...line, bookingDay: '2027-12-31' })).points).toEqual([
      [123, 100],
    ]);
    expect(match(matched, payment({ ...line, bookingDay: '2028-01-01' }))).toMatchObject({
      points: [[123, 85]],
      words: [['numer GR00012320 w tytule', 'konto zamknięte']],
    });
  });

  it('is no strong evidence against the next one of the same garden', () => {
    const accounts = [account(1, '12A', closed), account(2, '12A', { ...jan, openParts: [100] })];
    const line = payment({ title: 'dz 12a', counterpartyName: 'Jan Nowak' });
    expect(match(world(accounts), line)).toMatchObject({
      decision: 'automatic',
      points: [
        [2, 85],
        [1, 35],
      ],
    });
  });
});

test('an individual account is worth 100 and automatic', () => {
  const matched = world([account(1, '12A', { virtualAccount: 'v' }), account(2, '14')]);
  expect(match(matched, payment({ targetAccount: 'v' }))).toMatchObject({
    decision: 'automatic',
    words: [['wpłata na indywidualny rachunek']],
  });
});

test('a sender is remembered for 24 months', () => {
  const senders = [
    { counterpartyAccount: 'x', settlementId: 'account 1', confirmedOn: '2025-06-10' },
  ];
  const matched = world([account(1, '12')], { senders });
  const paid = (bookingDay: string) =>
    match(matched, payment({ counterpartyAccount: 'x', bookingDay })).points;
  expect(paid('2027-06-10')).toEqual([[1, 60]]);
  expect(paid('2027-06-11')).toEqual([]);
});

describe('an amount', () => {
  it.each([
    [14063, [[1, 20]]],
    [4688, [[1, 20]]],
    [18751, [[1, 20]]],
    [18750, []],
  ])('of %i where 140,63 and 46,88 are open', (amount, points) => {
    const matched = world([account(1, '12', { openParts: [14063, 4688] })]);
    expect(match(matched, payment({ amount })).points).toEqual(points);
  });

  it('that hundreds owe shows five of them, and is still found for who is named', () => {
    const accounts = Array.from({ length: 300 }, (_, index) =>
      account(index + 1, `${index + 1}`, { openParts: [10_000] }),
    );
    const line = payment({ amount: 10_000, title: 'dz 250' });
    expect(match(world(accounts), line).points).toEqual([
      [250, 55],
      [1, 20],
      [2, 20],
      [3, 20],
      [4, 20],
    ]);
  });
});

describe('a name', () => {
  const named = (holder: ReturnType<typeof person>, line: Parameters<typeof payment>[0]) =>
    match(world([account(1, '12', { holders: [holder] })]), payment(line)).points[0]?.[1] ?? 0;

  it('stands in one field with its first and its last name', () => {
    expect(named(person('Jan Nowak'), { title: 'za Jana: Nowak Jan' })).toBe(30);
    expect(named(person('Jan Nowak'), { counterpartyName: 'NOWAK', title: 'Jan' })).toBe(15);
    expect(
      named(person('Anna Maria Kowalska-Nowak'.replace(' Maria', '')), {
        title: 'KOWALSKA - NOWAK ANNA',
      }),
    ).toBe(30);
    expect(
      named(
        { kind: 'person', firstName: 'Anna Maria', lastName: 'Zięba' },
        { title: 'Anna Zieba' },
      ),
    ).toBe(30);
    expect(named(person('Adam Adam'), { title: 'adam' })).toBe(15);
  });

  it('of a company counts as a whole', () => {
    const firm = company('Zielony Liść Sp. z o.o.');
    expect(named(firm, { counterpartyName: 'ZIELONY LISC SP Z O O UL. LIPOWA 3' })).toBe(30);
    expect(named(firm, { counterpartyName: 'ZIELONY LISC' })).toBe(0);
  });

  it('of several holders counts once', () => {
    const couple = { holders: [person('Jan Nowak'), person('Anna Nowak')] };
    const line = payment({ counterpartyName: 'NOWAK JAN I ANNA' });
    expect(match(world([account(1, '12', couple)]), line)).toMatchObject({
      points: [[1, 30]],
      words: [['Anna Nowak']],
    });
  });

  it('is no word of a plot or a sector', () => {
    expect(named(person('Jan Sęk'), { title: 'sek. 1' })).toBe(0);
    expect(named(person('Jan Sęk'), { title: 'sęk jan' })).toBe(30);
  });
});
