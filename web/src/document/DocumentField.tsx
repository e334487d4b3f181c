import { largestPageSize } from '@grzadka/contract/core/list/list';
import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { documentRecord } from '@grzadka/contract/document/document.record';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../core/api/call-query.ts';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FieldWithHint } from '../core/record/screens/plain-form.tsx';

/** The documents to choose from, the latest first. */
const documentsQuery = callQuery([documentRecord.name, 'choice'], documentEndpoints.list, {
  query: { limit: String(largestPageSize) },
});

interface DocumentFieldProps {
  /** Where it is in the form. */
  name: string;
  label: string;
  helper: string;
  /** What stands for none. */
  none: string;
  /** The document of what is changed, which can be chosen in any case. */
  own?: { readonly id: string; readonly name: string } | undefined;
}

/** The choice of a document of the association's, or of none. */
export function DocumentField({ name, label, helper, none, own }: DocumentFieldProps) {
  const { data } = useQuery(documentsQuery);
  const others = (data?.items ?? []).filter(({ id }) => id !== own?.id);
  return (
    <FieldWithHint>
      <FormSelectField
        name={name}
        label={label}
        helper={helper}
        options={[
          { value: '', label: none },
          ...[...(own ? [own] : []), ...others].map((document) => ({
            value: document.id,
            label: document.name,
          })),
        ]}
      />
    </FieldWithHint>
  );
}
