import { keptForms } from './kept-forms.ts';

/** A form that may hold text not yet saved. */
export interface UnsavedForm {
  /** Whether something typed would be lost by leaving. */
  isDirty: () => boolean;
  /** The device keeps it: only a sign-out takes it away from who typed it. */
  outlivesReload?: true;
  /** Asks the person whether it may be lost. */
  ask: () => Promise<boolean>;
  /** Lets the next navigation pass. */
  release: () => void;
}

const forms = new Set<UnsavedForm>();

/** Makes a form known while it is shown; returns the way to forget it. */
export function registerForm(form: UnsavedForm): () => void {
  forms.add(form);
  return () => forms.delete(form);
}

/** Whether any form on the screen holds text not yet saved. */
export function hasUnsaved(): boolean {
  return dirtyForms().length > 0;
}

/**
 * Asks for every form that holds unsaved text; true when all of it may be lost, or none is there. `isReload`: the same person goes
 * on, so that nothing is asked of what the device keeps.
 */
export async function mayDiscardUnsaved({ isReload = false } = {}): Promise<boolean> {
  for (const form of dirtyForms()) {
    if (isReload && form.outlivesReload) continue;
    if (!(await form.ask())) return false;
  }
  return true;
}

/** Gives up what was typed, without asking. */
export function discardUnsaved(): void {
  for (const form of forms) form.release();
  keptForms.clear();
}

function dirtyForms(): UnsavedForm[] {
  return [...forms].filter((form) => form.isDirty());
}
