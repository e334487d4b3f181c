import type { CheckDefinition } from '@grzadka/contract/core/check';
import type { ToldRecord } from '@grzadka/contract/core/told-record';
import type * as z from 'zod/mini';

/** What a finding says besides its record, as the contract has it. */
type FactsOf<Definition extends CheckDefinition> = z.output<Definition['facts']>;
type NoteOf<Definition extends CheckDefinition> = z.output<Definition['note']>;

/** A finding of any check. */
export interface ToldFinding {
  readonly record: ToldRecord | null;
}

/** The words of a check of the data. */
export interface CheckWords {
  /** What is checked. */
  readonly title: string;
  /** What is wrong with the record, which is named beside it; or with what no record stands for. */
  readonly sentence: (finding: ToldFinding) => string;
  /** What to do about its findings. */
  readonly remedy: (findings: readonly ToldFinding[]) => string;
  /** What it says that needs nobody; undefined where there is nothing to say. */
  readonly note?: (note: object) => string | undefined;
}

interface WordsOf<Definition extends CheckDefinition> {
  title: string;
  sentence: (finding: FactsOf<Definition> & ToldFinding) => string;
  remedy: (findings: readonly (FactsOf<Definition> & ToldFinding)[]) => string;
  note?: (note: NoteOf<Definition>) => string | undefined;
}

/** Declares the words of a check of the contract. */
export function checkWords<Definition extends CheckDefinition>(
  _definition: Definition,
  words: WordsOf<Definition>,
): CheckWords {
  // The report's schema has parsed the findings as those of this check; a list of many checks cannot say so.
  return words as CheckWords;
}
