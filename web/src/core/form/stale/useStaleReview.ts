import { useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type FieldsValues, type Merge, mergeThreeWays, type Versions } from './three-way-merge.ts';

/** What somebody else changed while a form was open, and what became of it in the form. */
export interface Review extends Versions, Pick<Merge, 'joined' | 'conflicts'> {}

export interface StaleReview<Input extends FieldValues> {
  /** The last merge; undefined until there was one. */
  review: Review | undefined;
  /** Whether it was not heeded yet. */
  isNew: boolean;
  markSeen: () => void;
  /**
   * Takes the newest values into the form but for what was typed, which stays.
   * @param base what the form was opened with
   */
  merge: (base: DefaultValues<Input>, newest: DefaultValues<Input>) => void;
}

/** Merges what is typed into a form with what somebody else has saved, to be looked at. */
export function useStaleReview<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  endpoint: { readonly body: z.ZodMiniType<Output, Input> },
): StaleReview<Input> {
  const [review, setReview] = useState<Review>();
  const [isNew, setNew] = useState(false);

  // What is no object has no fields to compare.
  const asSent = (values: FieldsValues) =>
    endpoint.body.safeParse(values).data as FieldsValues | undefined;

  const merge = (base: DefaultValues<Input>, newest: DefaultValues<Input>) => {
    const versions = { base, mine: form.getValues(), theirs: newest };
    const { values, joined, conflicts } = mergeThreeWays(versions, asSent);
    form.reset(newest);
    // The merge invents no field: its names and values are those of the form.
    form.reset(values as DefaultValues<Input>, { keepDefaultValues: true });
    setReview({ ...versions, joined, conflicts });
    setNew(true);
  };
  return { review, isNew, markSeen: () => setNew(false), merge };
}
