import { latePart } from '../core/ui/loading/late-part.tsx';
import { useSessionState } from './session.ts';

const SessionExpiredDialog = latePart(
  async () => (await import('./SessionExpiredDialog.tsx')).SessionExpiredDialog,
);

/** Opens the dialog of an expired session when the server has ended it. */
export function SessionExpired() {
  const session = useSessionState();
  return <SessionExpiredDialog open={session.status === 'authenticated' && session.isExpired} />;
}
