import { forgetNewerBuild } from '../core/api/newer-build.ts';
import { discardUnsaved, mayDiscardUnsaved } from '../core/form/unsaved.ts';
import { notify } from '../core/ui/toasts/notify.ts';

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
  notify.info('Jest nowa wersja programu.', {
    durationMs: Infinity,
    action: { label: 'Odśwież', run: reload },
  });
}
