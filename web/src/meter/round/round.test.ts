import { describe, expect, test } from 'vitest';
import { makeRound, placeInRound, roundState, ticketOf } from './round.ts';

const meters = ['a', 'b', 'c'].map((id) => ({ id, name: `Licznik ${id}` }));
const [a, b, c] = meters as [(typeof meters)[0], (typeof meters)[0], (typeof meters)[0]];
const ticket = (first: { id: string; name: string }, offset = 0) => ({ query: {}, offset, first });

describe('a round', () => {
  test('goes on from the first meter in the order of the list', () => {
    const round = makeRound(ticket(a, 11), meters);
    expect(placeInRound(round, 'a')).toEqual({
      position: 12,
      count: 14,
      previous: undefined,
      next: b,
    });
    expect(placeInRound(round, 'b')).toEqual({ position: 13, count: 14, previous: a, next: c });
    expect(placeInRound(round, 'c')).toEqual({
      position: 14,
      count: 14,
      previous: b,
      next: undefined,
    });
  });

  test('begins with its meter where the list has moved up in between', () => {
    const round = makeRound(ticket(b), meters);
    expect(placeInRound(round, 'b')).toMatchObject({ position: 2, count: 3, previous: undefined });
    expect(placeInRound(round, 'a')).toBeUndefined();
  });

  test('begins with its meter even where the list does not have it any more', () => {
    const gone = { id: 'x', name: 'Licznik x' };
    expect(makeRound(ticket(gone), meters).meters).toEqual([gone, a, b, c]);
  });
});

describe('the ticket of a round', () => {
  test('comes back from a history entry as the list put it in', () => {
    const state = { ...roundState(b, { index: 7, query: { phrase: 'łąka' } }), from: '/liczniki' };
    expect(ticketOf(structuredClone(state))).toEqual({
      query: { phrase: 'łąka' },
      offset: 7,
      first: b,
    });
  });

  test.each([null, undefined, 'x', {}, { round: { query: {}, offset: -1, first: a } }])(
    'is not read out of %j',
    (state) => {
      expect(ticketOf(state)).toBeUndefined();
    },
  );
});
