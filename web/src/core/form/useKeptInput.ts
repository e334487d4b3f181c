import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { forgetKeptForm } from './kept-forms.ts';

/** Puts what was kept while a screen below the form was open back into the form, as typed text. */
export function useKeptInput<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  typed: Input | undefined,
): void {
  const { pathname } = useLocation();
  const putBack = useEffectEvent(() => {
    if (typed !== undefined) form.reset(typed, { keepDefaultValues: true });
  });
  useEffect(() => {
    putBack();
    forgetKeptForm(pathname);
  }, [pathname]);
}
