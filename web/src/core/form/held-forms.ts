import type { Control } from 'react-hook-form';

/** What forms wait for before they are saved, by form and field. */
const held = new WeakMap<object, Map<string, Promise<boolean>>>();

/**
 * Lets a form wait until a field has what was asked of it: it is not saved before, and not at all where the promise comes to
 * false, until the field is let go.
 */
export function holdForm(control: Control, field: string, done: Promise<boolean>): void {
  const fields = held.get(control) ?? new Map<string, Promise<boolean>>();
  held.set(control, fields.set(field, done));
}

/** Lets the form be saved without waiting for the field any more. */
export function letGo(control: Control, field: string): void {
  held.get(control)?.delete(field);
}

/** What a form waits for: the field that did not get what was asked of it, if there is one; undefined where it need not wait. */
export function waitedFor(control: object): Promise<string | undefined> | undefined {
  const fields = held.get(control);
  if (fields === undefined || fields.size === 0) return undefined;
  return Promise.all(
    [...fields].map(async ([field, done]) => ((await done) ? undefined : field)),
  ).then((missing) => missing.find((field) => field !== undefined));
}
