import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { verdictText } from './verdict.text.ts';

/** What another reason is, in words. */
export function AnswerRemarkField() {
  return <FormTextField name="remark" label={verdictText.remark} lines={{ least: 2, most: 6 }} />;
}
