import { EditRecordScreen } from '../../core/record/screens/EditRecordScreen.tsx';
import { NewRecordScreen } from '../../core/record/screens/NewRecordScreen.tsx';
import { HtmlTextField } from '../draft/TextFields.tsx';
import { messageTemplateScreens } from './message-template.screens.ts';

const fields = { html: <HtmlTextField /> };

/** A template to be added. */
export function TemplateCreateScreen() {
  return <NewRecordScreen of={messageTemplateScreens} fields={fields} />;
}

/** What may be changed of a template. */
export function TemplateEditScreen() {
  return <EditRecordScreen of={messageTemplateScreens} fields={() => fields} />;
}
