import type { ComponentType } from 'react';

/** Shows the charges that rest on a garden's area; another area of the program provides it. */
export type ChargedNote = ComponentType<{
  garden: { readonly id: string };
  /** Where it stands within a form, nothing leads away from that. */
  isInForm?: boolean;
}>;
