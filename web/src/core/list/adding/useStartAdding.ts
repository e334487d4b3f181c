import { useLocation, useNavigate } from '../../navigation/place.ts';
import type { NavigationState } from '../../ui/screen/useGoUp.ts';
import type { AddAction } from './BottomBar.tsx';

/** What opens the form of a new row at `path`, from which the person comes back to the list as it is now. */
export function useStartAdding(label: string, path: string): AddAction {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return {
    label,
    onSelect: () => {
      const state: NavigationState = { from: pathname + search };
      navigate(path, { state });
    },
  };
}
