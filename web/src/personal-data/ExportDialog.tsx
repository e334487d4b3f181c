import { personalDataEndpoints } from '@grzadka/contract/personal-data/personal-data.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { RecordField } from '../core/form/fields/RecordField.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { partySearch } from '../party/party-search.ts';
import { exportsKey } from './personal-data.queries.ts';
import { personalDataText } from './personal-data.text.ts';

const { export: ask } = personalDataEndpoints;

/** Asks whose data are to be collected. */
export function ExportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <FormDialog
      open={open}
      title={personalDataText.prepare}
      endpoint={ask}
      defaultValues={{ partyId: '' }}
      submit={(body) => call(ask, { body })}
      submitLabel={personalDataText.begin}
      savingLabel={personalDataText.beginning}
      onSaved={() => {
        notify.success(personalDataText.begun);
        void queryClient.invalidateQueries({ queryKey: exportsKey });
        onClose();
      }}
      onClose={onClose}
    >
      <RecordField name="partyId" label={personalDataText.party} search={partySearch} autoFocus />
    </FormDialog>
  );
}
