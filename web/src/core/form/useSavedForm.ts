import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { WaitingOverlay } from '../ui/screen/WaitingOverlay.tsx';
import { endTypedDate } from './end-typed-date.ts';
import { waitedFor } from './held-forms.ts';
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
 * What every form does, on a screen and in a dialog: it is checked, saved once, and shows what was wrong at its fields; the
 * first faulty field gets the focus. What was typed is not lost unasked.
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
  const { showServerErrors, focusLater } = useServerErrors(form, element, saving);

  const focusFirstFault = (faults: FieldErrors<Input>) => {
    // The faults of a form's parts lie in the part, as its values do.
    const first = namesInOrder(element.current).find((name) => get(faults, name) !== undefined);
    // Only a field of this form has an input of its name, so the name is one of the form's paths.
    if (first !== undefined) form.setFocus(first as Path<Input>);
  };

  /** Checks and saves the form, then does this, or the other where it was not saved. */
  const submitThen = (afterSave: () => void, otherwise?: () => void) => {
    endTypedDate(element.current);
    const save = form.handleSubmit(
      async (values) => {
        const outcome = await saving.run(values);
        if (outcome.saved) {
          form.reset(form.getValues());
          guard.release();
          afterSave();
          return;
        }
        otherwise?.();
        if (outcome.failure !== undefined) showServerErrors(outcome.failure);
      },
      (faults) => {
        otherwise?.();
        focusFirstFault(faults);
      },
    );
    const waited = waitedFor(form.control);
    if (waited === undefined) void save();
    else void saveAfter(waited, save, otherwise);
  };

  /** Saves once the fields have what was asked of them, and nothing can be typed until then. */
  const isWaiting = useRef(false);
  const saveAfter = async (
    waited: Promise<string | undefined>,
    save: () => Promise<void>,
    otherwise?: () => void,
  ) => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    await saving.during(() => waited);
    isWaiting.current = false;
    const missing = await waited;
    if (missing === undefined) return save();
    otherwise?.();
    // The name is that of a field of this form.
    focusLater(missing as Path<Input>);
  };

  /** Puts values into fields of this form, as if they were typed. */
  const fill = (values: Readonly<Record<string, unknown>>) => {
    for (const [name, value] of Object.entries(values)) {
      // The names are those of the fields beside the button that fills them.
      form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, {
        shouldDirty: true,
      });
    }
  };
  /** Saves the form with these values in its fields; where it is not saved, what stood there comes back. */
  const submitWith = (values: Readonly<Record<string, unknown>>, afterSave: () => void) => {
    endTypedDate(element.current);
    const before = form.getValues();
    const typed = Object.fromEntries(Object.keys(values).map((name) => [name, get(before, name)]));
    fill(values);
    submitThen(afterSave, () => fill(typed));
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
  return { form, element, guard, submitThen, submitWith, handOverThen };
}
