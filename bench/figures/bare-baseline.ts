import type { Figure } from './figure.ts';

/** What the bare server was measured as, in the rounds of a figure. */
export function bareBaseline(rounds: readonly number[] = []): NonNullable<Figure['baseline']> {
  return { name: 'a bare node:http server that runs one statement written by hand', rounds };
}
