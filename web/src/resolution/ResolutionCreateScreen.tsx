import { NewRecordScreen } from '../core/record/screens/NewRecordScreen.tsx';
import { DocumentField } from './DocumentField.tsx';
import { resolutionScreens } from './resolution.screens.ts';

/** A resolution to be added. */
export function ResolutionCreateScreen() {
  return <NewRecordScreen of={resolutionScreens} fields={{ fileId: <DocumentField /> }} />;
}
