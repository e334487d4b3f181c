import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { call } from '../../api/call.ts';
import { FormScreen, type FormScreenProps } from '../../form/FormScreen.tsx';
import { Text } from '../../ui/elements/Text.tsx';
import { recordPath } from '../record-path.ts';
import { useNewRecordForm } from '../useNewRecordForm.ts';
import { PlainFields, startValues } from './plain-form.tsx';
import { type Identified, nameOf, type PlainScreens } from './record-screens.ts';

interface NewRecordScreenProps<New extends FieldValues>
  extends Pick<
    FormScreenProps<never, never>,
    'subject' | 'loading' | 'loadError' | 'reload' | 'secondaryActions'
  > {
  of: PlainScreens<Identified, New>;
  /** What stands in the place of fields that are not plain. */
  fields?: { readonly [Key in keyof New]?: ReactNode };
}

/** A record to be added; it is opened where more of it comes next, else the person goes back to where they came from. */
export function NewRecordScreen<New extends FieldValues>({
  of,
  fields,
  ...form
}: NewRecordScreenProps<New>) {
  const { words, record, at } = of;
  const endpoint = of.endpoints.create;
  const asked = { fields: record.fields, body: endpoint.body };
  const saving = useNewRecordForm({
    name: record.name,
    list: at.list,
    create: (body: New) => call(endpoint, { body }),
    nameOf: (body) => nameOf(record, body),
    savedText: words.created,
    open: (id) => recordPath(at.details, id),
    opens: words.next !== undefined,
  });
  return (
    <FormScreen
      {...form}
      {...saving}
      title={words.create}
      endpoint={endpoint}
      defaultValues={startValues(asked, of.start)}
    >
      <PlainFields {...asked} hints={words.hints} special={fields} />
      {words.next !== undefined && <Text isQuiet>{words.next}</Text>}
    </FormScreen>
  );
}
