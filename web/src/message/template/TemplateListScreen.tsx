import { RecordListScreen } from '../../core/record/screens/RecordListScreen.tsx';
import { messageTemplateScreens } from './message-template.screens.ts';

/** The texts that messages begin with. */
export function TemplateListScreen() {
  return <RecordListScreen of={messageTemplateScreens} />;
}
