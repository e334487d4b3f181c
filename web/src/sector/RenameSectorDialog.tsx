import { sectorEndpoints } from '@grzadka/contract/sector/sector.endpoints';
import { type Sector, sectorName } from '@grzadka/contract/sector/sector.model';
import * as z from 'zod/mini';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useLastKnown } from '../core/ui/hooks/useLastKnown.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { sectorRecordName } from './sector.queries.ts';
import { sectorText } from './sector.text.ts';

/** Its place is not named: it may have got another one meanwhile. */
const { id: sectorId } = sectorEndpoints.update.body.shape;
const form = { body: z.object({ id: sectorId, name: sectorName }) };

interface RenameSectorDialogProps {
  open: boolean;
  /** The sector to rename; undefined while none is. */
  sector: Sector | undefined;
  /** Reads the sector again; rejects when there is none of that id any more. */
  reload: (id: string) => Promise<Sector>;
  onClose: () => void;
}

/** The form that gives a sector another name; its place stays. */
export function RenameSectorDialog({ open, sector, reload, onClose }: RenameSectorDialogProps) {
  const tellChanged = useRecordChanged(sectorRecordName);
  const shown = useLastKnown(sector);
  if (!shown) return null;
  return (
    <FormDialog
      open={open}
      title={sectorText.renameTitle}
      endpoint={form}
      defaultValues={recordOf(shown).values}
      record={{ ...recordOf(shown), reload: async () => recordOf(await reload(shown.id)) }}
      submit={async (body, options) => {
        await call(sectorEndpoints.update, { body }, options);
        notify.success(sectorText.renamed(body.name));
      }}
      submitLabel={sectorText.save}
      onSaved={() => {
        tellChanged();
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextField name="name" label={sectorText.name} helper={sectorText.renameHint} autoFocus />
    </FormDialog>
  );
}

/** A sector as the form shows it, with its version. */
function recordOf({ id, name, etag }: Sector) {
  return { values: { id, name }, etag };
}
