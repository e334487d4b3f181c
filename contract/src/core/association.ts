/** Whose program it is, as far as everybody may know, signed in or not. */
export interface Association {
  readonly name: string | null;
  /** The address of its logo; another one for each logo. */
  readonly logoUrl: string | null;
}

/** The names of the page's meta elements in which the server puts it (docs/product/operation.md#settings). */
export const associationMeta = {
  name: 'association-name',
  logoUrl: 'association-logo',
} as const satisfies Record<keyof Association, string>;
