import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';
import type { Saving } from './useSaving.ts';

/**
 * Shows why the server refused a save: what it says about a field at that field, with the focus on
 * the first, and everything else as the screen shows errors. `focusLater` moves the focus to a field once nothing covers the form.
 */
export function useServerErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  element: RefObject<HTMLFormElement | null>,
  saving: Pick<Saving<Output>, 'isSaving' | 'report'>,
): { showServerErrors: (failure: unknown) => void; focusLater: (name: Path<Input>) => void } {
  const [faulty, setFaulty] = useState<{ name: Path<Input> }>();
  const told = useRef<{ name: Path<Input> }>(undefined);
  const { setFocus } = form;
  useEffect(() => {
    // While the overlay is there, it holds the focus. Once for each fault: what ends a later save is not this one.
    if (saving.isSaving || faulty === undefined || faulty === told.current) return;
    told.current = faulty;
    setFocus(faulty.name);
  }, [saving.isSaving, faulty, setFocus]);

  const focusLater = (name: Path<Input>) => setFaulty({ name });
  const showServerErrors = (failure: unknown) => {
    const refused = failure instanceof ApiError ? failure.fields : {};
    // Only a field of this form has an input of its name, so the name is one of the form's paths.
    const shown = namesInOrder(element.current).filter((name) => name in refused) as Path<Input>[];
    for (const name of shown) form.setError(name, { type: 'server', message: refused[name] ?? '' });
    const [first] = shown;
    if (first !== undefined) focusLater(first);
    const isTold = first !== undefined && shown.length === Object.keys(refused).length;
    if (!isTold) saving.report(failure);
  };
  return { showServerErrors, focusLater };
}

/** The names of a form's fields in the order in which they stand on the screen. */
export function namesInOrder(form: HTMLFormElement | null): string[] {
  const named = [...(form?.elements ?? [])].map((field) => field.getAttribute('name') ?? '');
  return [...new Set(named)].filter((name) => name !== '');
}
