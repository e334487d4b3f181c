import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { describe, expect, test } from 'vitest';
import { makeRound, placeInRound, roundState, ticketOf } from './round.ts';

const [a, b, c] = [listed('a'), listed('b'), listed('c')];
const rows = [a, b, c].map(({ row }) => row);

/** A meter as a round has it, with its row of the list. */
function listed(id: string) {
  const row = {
    id,
    name: `Licznik ${id}`,
    active: true,
    type: 'WaterMeter',
    lastMeasurement: null,
  };
  return { id, name: row.name, row: row as MeterListItem };
}

const ticket = (first: { id: string; name: string }, offset = 0) => ({ query: {}, offset, first });

describe('a round', () => {
  test('goes on from the first meter in the order of the list', () => {
    const round = makeRound(ticket(a, 11), rows);
    expect(placeInRound(round, 'a')).toEqual({
      meter: a,
      position: 12,
      count: 14,
      previous: undefined,
      next: b,
    });
    expect(placeInRound(round, 'b')).toEqual({
      meter: b,
      position: 13,
      count: 14,
      previous: a,
      next: c,
    });
    expect(placeInRound(round, 'c')).toEqual({
      meter: c,
      position: 14,
      count: 14,
      previous: b,
      next: undefined,
    });
  });

  test('begins with its meter where the list has moved up in between', () => {
    const round = makeRound(ticket(b), rows);
    expect(placeInRound(round, 'b')).toMatchObject({ position: 2, count: 3, previous: undefined });
    expect(placeInRound(round, 'a')).toBeUndefined();
  });

  test('begins with its meter even where the list does not have it any more', () => {
    const gone = { id: 'x', name: 'Licznik x' };
    expect(makeRound(ticket(gone), rows).meters).toEqual([gone, a, b, c]);
  });
});

describe('the ticket of a round', () => {
  test('comes back from a history entry as the list put it in', () => {
    const state = { ...roundState(b, { index: 7, query: { phrase: 'łąka' } }), from: '/liczniki' };
    expect(ticketOf(structuredClone(state))).toEqual({
      query: { phrase: 'łąka' },
      offset: 7,
      first: { id: b.id, name: b.name },
    });
  });

  test.each([null, undefined, 'x', {}, { round: { query: {}, offset: -1, first: a } }])(
    'is not read out of %j',
    (state) => {
      expect(ticketOf(state)).toBeUndefined();
    },
  );
});
