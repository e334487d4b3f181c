import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../app/paths.ts';
import { useMay } from '../core/access/useMay.ts';
import { ListScreen } from '../core/list/screen/ListScreen.tsx';
import type { NavigationState } from '../core/ui/screen/useGoUp.ts';
import { DeletePartyDialog } from './DeletePartyDialog.tsx';
import { partyLayout } from './party.layout.ts';
import { partySource } from './party.queries.ts';
import { partyDeletionText, partyText } from './party.text.ts';
import { usePartyDeletion } from './usePartyDeletion.ts';

/** The parties. */
export function PartyListScreen() {
  const mayWrite = useMay('party:write');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const deletion = usePartyDeletion();
  const { ask } = deletion;
  const layout = useMemo(() => partyLayout({ mayWrite, onDelete: ask }), [mayWrite, ask]);

  function startAdding(): void {
    const state: NavigationState = { from: pathname + search };
    void navigate(paths.partyCreate, { state });
  }

  return (
    <>
      <ListScreen
        title={partyText.list}
        source={partySource}
        layout={layout}
        busy={deletion.isRunning}
        busyLabel={partyDeletionText.deleting}
        error={deletion.error}
        onCloseError={deletion.clearError}
        add={mayWrite ? { label: partyText.add, onSelect: startAdding } : undefined}
      />
      <DeletePartyDialog party={deletion.inQuestion} onAnswer={deletion.answer} />
    </>
  );
}
