import { largestPageSize } from '@grzadka/contract/core/list/list';
import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { documentRecord } from '@grzadka/contract/document/document.record';
import type { ResolutionDetails } from '@grzadka/contract/resolution/resolution.model';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../core/api/call-query.ts';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { fieldWithHint } from '../core/record/screens/plain-form.tsx';
import { resolutionText } from './resolution.text.ts';

/** The documents to choose from, the latest first. */
const documentsQuery = callQuery([documentRecord.name, 'choice'], documentEndpoints.list, {
  query: { limit: String(largestPageSize) },
});

interface DocumentFieldProps {
  /** Where it is in the form. */
  name?: string;
  /** The resolution that is changed; its document can be chosen in any case. */
  resolution?: ResolutionDetails | undefined;
}

/** The choice of a resolution's document, or of none. */
export function DocumentField({ name = 'fileId', resolution }: DocumentFieldProps) {
  const { data } = useQuery(documentsQuery);
  const own = resolution?.file ?? undefined;
  const others = (data?.items ?? []).filter(({ id }) => id !== own?.id);
  return (
    <Box sx={fieldWithHint}>
      <FormSelectField
        name={name}
        label={resolutionText.document}
        helper={resolutionText.documentHint}
        options={[
          { value: '', label: resolutionText.noDocument },
          ...[...(own ? [own] : []), ...others].map((document) => ({
            value: document.id,
            label: document.name,
          })),
        ]}
      />
    </Box>
  );
}
