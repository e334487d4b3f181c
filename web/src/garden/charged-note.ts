import type { ComponentType } from 'react';

/** Tells of the charges that rest on the area of a garden, about which another area of the program knows. */
export type ChargedNote = ComponentType<{
  garden: { readonly id: string };
  /** Where it stands within a form, nothing leads away from that. */
  isInForm?: boolean;
}>;
