import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import type { DeadlineWords } from '../core/deadline-words.ts';

const found = import.meta.glob<Readonly<Record<string, DeadlineWords>>>('../*/*.deadline.ts', {
  eager: true,
});

const words = new Map(
  Object.values(found)
    .flatMap((module) => Object.values(module))
    .map((ofKind) => [ofKind.kind, ofKind]),
);

/** The words of a kind of deadline, which some area's file has: docs/recipes.md, "Add a countdown". Throws where none does. */
export function wordsOf(kind: Deadline['kind']): DeadlineWords {
  const known = words.get(kind);
  if (!known) throw new Error(kind);
  return known;
}
