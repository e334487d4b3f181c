import type { Permission } from '@grzadka/contract/core/access/permissions';
import type {
  DeadlineDefinition,
  DeadlinePlace,
  ToldDeadline,
} from '@grzadka/contract/core/time/deadline';
import type * as z from 'zod/mini';

/** Whether the person signed in holds a permission. */
type May = (permission: Permission) => boolean;

/** The way to what is to be done: what its button says, and where it leads. */
interface Way {
  readonly label: string;
  readonly to: string;
}

/** The words of a kind of deadline. */
export interface DeadlineWords {
  readonly kind: string;
  readonly places: readonly DeadlinePlace[];
  /** What is to be done. */
  readonly title: (deadline: ToldDeadline) => string;
  /** Why, by which rule. */
  readonly reason: (deadline: ToldDeadline) => string;
  readonly way: (deadline: ToldDeadline, may: May) => Way;
}

interface WordsOf<Told> {
  title: (deadline: Told) => string;
  reason: (deadline: Told) => string;
  /** Whoever may not do it is led to where it is to be seen. */
  way: (deadline: Told, may: May) => Way;
}

/** A deadline with what its kind says of it, as the contract has it. */
type ToldBy<Definition extends DeadlineDefinition> = ToldDeadline & z.output<Definition['facts']>;

/** Declares the words of a kind of deadline of the contract. */
export function deadlineWords<Definition extends DeadlineDefinition>(
  { kind, places }: Definition,
  words: WordsOf<ToldBy<Definition>>,
): DeadlineWords {
  // The reply's schema has parsed the deadlines as those of this kind; a list of many kinds cannot say so.
  return { kind, places, ...(words as WordsOf<ToldDeadline>) };
}
