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

/** The words of a kind of deadline, of whatever area's file of that name has them: docs/recipes.md, "Add a countdown". */
export function wordsOf(kind: Deadline['kind']): DeadlineWords {
  const known = words.get(kind);
  if (!known) throw new Error(`No area has the words of ${kind}`);
  return known;
}
