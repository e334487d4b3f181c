/** What a navigation tells the screen it opens, kept in the entry of the browser's history. */
export interface NavigationState {
  /** The address, query included, of the list that the person came from. */
  from?: string;
  /** The list opened is returned to, not entered: it shows the rows and position it was left with. */
  restore?: true;
}

/** The address of the list that the person came from, when the history entry holds one. */
export function originOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  // Only a path of this application: '//' would name another host.
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : undefined;
}
