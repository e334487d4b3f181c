import { latePart } from '../../core/ui/loading/late-part.tsx';
import type { PersonalDataGuard } from './usePersonalDataGuard.ts';

const FindingsDialog = latePart(async () => (await import('./FindingsDialog.tsx')).FindingsDialog);

/** Asks whether what was found may be published; its code comes when it is needed. */
export function FindingsQuestion({
  guard: { findings, answer },
}: {
  guard: Pick<PersonalDataGuard, 'findings' | 'answer'>;
}) {
  return (
    <FindingsDialog open={findings !== undefined} findings={findings ?? []} onAnswer={answer} />
  );
}
