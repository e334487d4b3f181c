import { useLocation, useNavigate } from '../navigation/place.ts';
import { type NavigationState, originOf } from '../ui/screen/useGoUp.ts';
import { notify } from '../ui/toasts/notify.ts';
import { uiText } from '../ui/ui.text.ts';

/**
 * The way to say that a record was added, with a button that opens it; from there the person comes back to where they
 * began to add it, or else to `back`.
 */
export function useTellAdded(back: string): (text: string, path: string) => void {
  const navigate = useNavigate();
  const state: NavigationState = { from: originOf(useLocation().state) ?? back };
  return (text, path) => {
    const run = async () => navigate(path, { state });
    notify.success(text, { action: { label: uiText.open, run } });
  };
}
