import { paths } from './paths.ts';

/** The parameter of the screen of erasures that names who is to be forgotten. */
export const partyToErase = 'osoba';

/** The address of that screen where it asks about a party. */
export function erasurePath(partyId: string): string {
  return `${paths.erasures}?${new URLSearchParams({ [partyToErase]: partyId })}`;
}
