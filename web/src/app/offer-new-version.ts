import { forgetNewerBuild } from '../core/api/newer-build.ts';
import { discardUnsaved, mayDiscardUnsaved } from '../core/form/unsaved.ts';
import { tellToast } from '../core/ui/toasts/toasts.ts';

/**
 * Says that there is a newer version and offers to load it. The page is never reloaded unasked, and typed text is
 * asked about: who keeps it is offered the version again with the next reply, such as that of a save.
 */
export function offerNewVersion(): void {
  const reload = async () => {
    if (!(await mayDiscardUnsaved())) return forgetNewerBuild();
    discardUnsaved();
    globalThis.location.reload();
  };
  tellToast({
    kind: 'show',
    variant: 'info',
    text: 'Jest nowa wersja programu.',
    durationMs: Infinity,
    action: { label: 'Odśwież', run: reload },
  });
}
