import type { ResolutionDetails } from '@grzadka/contract/resolution/resolution.model';
import { DocumentField as AnyDocumentField } from '../document/DocumentField.tsx';
import { resolutionText } from './resolution.text.ts';

interface DocumentFieldProps {
  /** Where it is in the form. */
  name?: string;
  /** The resolution that is changed; its document can be chosen in any case. */
  resolution?: ResolutionDetails | undefined;
}

/** The choice of a resolution's document, or of none. */
export function DocumentField({ name = 'fileId', resolution }: DocumentFieldProps) {
  return (
    <AnyDocumentField
      name={name}
      label={resolutionText.document}
      helper={resolutionText.documentHint}
      none={resolutionText.noDocument}
      own={resolution?.file ?? undefined}
    />
  );
}
