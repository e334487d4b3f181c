import { type HelpPlace, helpOf } from '../core/help-place.ts';
import { useShown } from '../core/navigation/screen-context.ts';

/** The help of the screen that is shown; undefined of one without, which is the manual itself. */
export function useHelpPlace(): HelpPlace | undefined {
  const places = useShown().matches.map(({ route }) => helpOf(route.handle));
  return places.findLast((place) => place !== undefined);
}
