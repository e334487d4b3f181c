import fc from 'fast-check';
import type { Operation } from './document.ts';
import type { PreparedRequest } from './send-request.ts';
import { validRequestOf } from './valid-request.ts';
import { withPasswords } from './with-passwords.ts';
import type { Sender } from './world.ts';

/** Makes requests from the document alone, but for the login and the password that some calls ask for. */
export function sampleRequests(known: { readonly username: string; readonly password: string }) {
  // To find out of the schemas how they are made takes longer than to make them.
  const ways = new Map<string, fc.Arbitrary<PreparedRequest>>();

  /** The first requests of a call; however many are asked for, they begin with the same. */
  function samples(operation: Operation, sender: Sender, count = 1): PreparedRequest[] {
    const key = `${sender} ${operation.operationId}`;
    const way = ways.get(key) ?? validRequestOf(operation, fc.constant(sender));
    ways.set(key, way);
    const requests = fc.sample(way, { numRuns: count, seed: 11 });
    return requests.map((request) => withPasswords(request, known));
  }

  /** As many of them, all but the first made only when that one has not done. */
  function* tries(operation: Operation, sender: Sender, most: number): Generator<PreparedRequest> {
    yield* samples(operation, sender);
    yield* samples(operation, sender, most).slice(1);
  }

  return { samples, tries };
}
