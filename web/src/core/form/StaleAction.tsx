import { AlertAction } from '../ui/AlertAction.tsx';
import { RefreshIcon } from '../ui/icons.ts';

/** The way out of a stale save: the newest data, with what was typed kept. */
export function StaleAction({ onClick }: { onClick: () => void }) {
  return (
    <AlertAction icon={<RefreshIcon />} onClick={onClick}>
      Odśwież dane
    </AlertAction>
  );
}
