import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { FormScreen, type FormScreenProps } from '../../form/FormScreen.tsx';
import { recordPath } from '../record-path.ts';
import { useNewRecordForm } from '../useNewRecordForm.ts';
import { PlainFields, startValues } from './plain-form.tsx';
import { type Named, type PlainScreens, type Titled } from './record-screens.ts';

interface NewRecordScreenProps<New extends Titled>
  extends Pick<
    FormScreenProps<never, never>,
    'loading' | 'loadError' | 'reload' | 'secondaryActions'
  > {
  of: PlainScreens<Named, New>;
  /** What stands in the place of fields that are not plain. */
  fields?: { readonly [Key in keyof New]?: ReactNode };
}

/** A record to be added; it is opened where more of it comes next, else the person goes back to where they came from. */
export function NewRecordScreen<New extends Titled>({
  of,
  fields,
  ...form
}: NewRecordScreenProps<New>) {
  const { words, record } = of;
  const endpoint = of.endpoints.create;
  const asked = { fields: record.fields, body: endpoint.body };
  const { list, details } = record.screens;
  const saving = useNewRecordForm({
    name: record.name,
    list,
    create: (body: New) => call(endpoint, { body }),
    nameOf: ({ name }) => name,
    savedText: words.created,
    open: (id) => recordPath(details, id),
    opens: words.next !== undefined,
  });
  return (
    <FormScreen
      {...form}
      {...saving}
      title={words.create}
      endpoint={endpoint}
      defaultValues={startValues(asked)}
    >
      <PlainFields {...asked} hints={words.hints} special={fields} />
      {words.next !== undefined && <Typography color="textSecondary">{words.next}</Typography>}
    </FormScreen>
  );
}
