import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { WaitingOverlay } from '../ui/screen/WaitingOverlay.tsx';
import { endTypedDate } from './end-typed-date.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import type { Saving } from './useSaving.ts';
import { namesInOrder, useServerErrors } from './useServerErrors.ts';

interface SavedFormOptions<Input extends FieldValues, Output> {
  /** The call that saves: the schema of its body checks the form. */
  endpoint: { readonly body: z.ZodMiniType<Output, Input> };
  defaultValues: DefaultValues<Input>;
  saving: Saving<Output>;
  /** Keeps what is typed while a screen below the form's address is open. */
  onKeep?: ((typed: Input) => void) | undefined;
  /** Takes values over to be saved; a form gives them away once. */
  takeOver?: ((values: Output) => void) | undefined;
}

/**
 * What every form does, on a screen and in a dialog: it is checked, saved once, and shows what was
 * wrong at its fields, the first of which gets the focus; what was typed is not lost unasked.
 */
export function useSavedForm<Input extends FieldValues, Output>({
  endpoint,
  defaultValues,
  saving,
  onKeep,
  takeOver,
}: SavedFormOptions<Input, Output>) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Input, unknown, Output>({
    defaultValues,
    resolver: zodResolver(endpoint.body),
    // It would take the first that was registered; what comes first on the screen is meant.
    shouldFocusError: false,
  });
  const keep = onKeep && { keep: () => onKeep(form.getValues()) };
  // Who saves at once, and types on, meets the cover as well. Where it cannot be had, the next wait asks again.
  useEffect(() => void WaitingOverlay.fetch().catch(() => undefined), []);
  const guard = useLeaveGuard(form.formState.isDirty, keep);
  const showServerErrors = useServerErrors(form, element, saving);

  const focusFirstFault = (faults: FieldErrors<Input>) => {
    // The faults of a form's parts lie in the part, as its values do.
    const first = namesInOrder(element.current).find((name) => get(faults, name) !== undefined);
    // Only a field of this form has an input of its name, so the name is one of the form's paths.
    if (first !== undefined) form.setFocus(first as Path<Input>);
  };

  /** Checks and saves the form, then does this. */
  const submitThen = (afterSave: () => void) => {
    endTypedDate(element.current);
    const save = form.handleSubmit(async (values) => {
      const outcome = await saving.run(values);
      if (outcome.saved) {
        form.reset(form.getValues());
        guard.release();
        afterSave();
      } else if (outcome.failure !== undefined) {
        showServerErrors(outcome.failure);
      }
    }, focusFirstFault);
    void save();
  };

  const isHandedOver = useRef(false);
  const handOverThen = (afterwards: () => void) => {
    endTypedDate(element.current);
    const handOver = form.handleSubmit((values) => {
      // Pressed twice before the next form is there.
      if (isHandedOver.current) return;
      isHandedOver.current = true;
      takeOver?.(values);
      guard.release();
      afterwards();
    }, focusFirstFault);
    void handOver();
  };
  return { form, element, guard, submitThen, handOverThen };
}
