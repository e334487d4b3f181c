import type { Figure } from './figure.ts';

/** What the program that makes the load took of one core, in the round in which it had most to do, from 0 to 1. */
export function loadFigure(busiest: number): Figure {
  return {
    name: 'what makes the load: of one core, in its busiest round',
    unit: '%',
    rounds: [busiest * 100],
    // Above that it would begin to hold back the quickest of the servers.
    target: { atMost: 70 },
  };
}
