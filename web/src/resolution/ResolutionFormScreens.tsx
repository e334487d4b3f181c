import type { ResolutionDetails } from '@grzadka/contract/resolution/resolution.model';
import { EditRecordScreen } from '../core/record/screens/EditRecordScreen.tsx';
import { NewRecordScreen } from '../core/record/screens/NewRecordScreen.tsx';
import { DocumentField } from './DocumentField.tsx';
import { resolutionScreens } from './resolution.screens.ts';

/** A resolution to be added. */
export function ResolutionCreateScreen() {
  return <NewRecordScreen of={resolutionScreens} fields={{ fileId: <DocumentField /> }} />;
}

/** What may be changed of a resolution. */
export function ResolutionEditScreen() {
  return (
    <EditRecordScreen
      of={resolutionScreens}
      start={({ file }) => ({ fileId: file?.id })}
      fields={fieldsOf}
    />
  );
}

function fieldsOf(resolution: ResolutionDetails | undefined) {
  return { fileId: <DocumentField resolution={resolution} /> };
}
