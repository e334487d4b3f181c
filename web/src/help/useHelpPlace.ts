import { useMatches } from 'react-router';
import { type HelpPlace, helpOf } from '../core/help-place.ts';

/** The help of the screen that is shown; undefined of one without, which is the manual itself. */
export function useHelpPlace(): HelpPlace | undefined {
  const places = useMatches().map(({ handle }) => helpOf(handle));
  return places.findLast((place) => place !== undefined);
}
