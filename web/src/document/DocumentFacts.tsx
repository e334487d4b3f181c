import type { DocumentListItem } from '@grzadka/contract/document/document.model';
import { Button } from '@mui/material';
import { FactList } from '../core/ui/FactList.tsx';
import { formatInstant } from '../core/ui/format.ts';
import { DownloadIcon } from '../core/ui/icons.ts';
import { Section } from '../core/ui/Section.tsx';
import { downloadAddress } from './document.queries.ts';
import { documentText } from './document.text.ts';
import { FileSize } from './FileSize.tsx';

/** What of a document cannot be changed: its file. */
export function DocumentFacts({ file }: { file: DocumentListItem }) {
  return (
    <Section
      title={documentText.file}
      actions={
        <Button
          component="a"
          href={downloadAddress(file)}
          download
          variant="outlined"
          startIcon={<DownloadIcon />}
        >
          {documentText.download}
        </Button>
      }
    >
      <FactList
        facts={[
          { label: documentText.fileName, value: file.fileName },
          { label: documentText.size, value: <FileSize bytes={file.size} /> },
          { label: documentText.uploadedAt, value: formatInstant(file.uploadedAt) },
        ]}
      />
    </Section>
  );
}
