import { createContext, use } from 'react';

export interface FormActions {
  /** Checks and saves the form as Enter does, then does this instead of `onSaved`. */
  submitThen: (afterSave: () => void) => void;
  /**
   * Saves the form as Enter does, with these values in its fields; where it is not saved, what was typed there stands
   * there again.
   */
  saveWith: (values: Readonly<Record<string, unknown>>) => void;
  /**
   * Checks the form, has its values taken over by whoever saves them in their own time, then does this: nobody waits, and
   * the next key is meant for what comes then.
   */
  handOverThen: (afterwards: () => void) => void;
  /** Whether the screen is blocked; the overlay then holds the focus. */
  isBusy: boolean;
  /** Blocks the screen while something else takes its time. */
  during: (work: () => Promise<unknown>) => Promise<void>;
  /** Shows the failure of something else the way the form shows its own. */
  report: (failure: unknown) => void;
}

/** Filled by FormScreen. */
export const FormActionsContext = createContext<FormActions | undefined>(undefined);

/** How a part of a form saves it, such as a second button or a shortcut. */
export function useFormActions(): FormActions {
  const actions = use(FormActionsContext);
  if (actions === undefined) throw new Error('useFormActions is used outside FormScreen');
  return actions;
}
