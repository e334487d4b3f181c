import { useMay } from '../access/access.ts';
import { useLocation, useNavigate } from '../navigation/place.ts';
import { paths } from '../paths.ts';
import type { NavigationState } from '../ui/screen/useGoUp.ts';
import { notify } from '../ui/toasts/notify.ts';
import { lacksText } from './lacks.text.ts';

/** Long enough to look at what was printed and come back, in milliseconds. */
const stay = 20_000;

/**
 * The way to say what a paper was printed without, if anything, with the way to where that is typed for who may
 * (docs/product/paper.md#what-is-missing).
 */
export function useTellLacks(): (lacks: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const mayMend = useMay('settings:write');
  return (lacks) => {
    if (lacks === '') return;
    const state: NavigationState = { from: pathname + search };
    const run = async () => navigate(paths.settings, { state });
    const told = lacksText.printed(lacks);
    // A message with a button has few lines.
    if (mayMend)
      notify.info(told, { durationMs: stay, action: { label: lacksText.toSettings, run } });
    else notify.info(`${told} ${lacksText.ask}`, { durationMs: stay });
  };
}
