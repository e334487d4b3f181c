import type { DocumentListItem } from '@grzadka/contract/document/document.model';
import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { FactList } from '../core/ui/FactList.tsx';
import { formatInstant } from '../core/ui/format.ts';
import { AddIcon, DownloadIcon } from '../core/ui/icons.ts';
import { ScreenLink } from '../core/ui/loading/ScreenLink.tsx';
import { Section } from '../core/ui/Section.tsx';
import { documentPaths } from './document.paths.ts';
import { downloadAddress, fileStateQuery } from './document.queries.ts';
import { documentText } from './document.text.ts';
import { FileSize } from './FileSize.tsx';

/** What of a document cannot be changed: its file; one that was lost can be uploaded anew. */
export function DocumentFacts({ file }: { file: DocumentListItem }) {
  const { data: state } = useQuery(fileStateQuery(file.id));
  const isLost = state?.isLost === true;
  return (
    <Section
      title={documentText.file}
      actions={
        isLost ? (
          <Button
            component={ScreenLink}
            to={documentPaths.replaceFile(file.id)}
            variant="outlined"
            startIcon={<AddIcon />}
          >
            {documentText.chooseFile}
          </Button>
        ) : (
          <Button
            component="a"
            href={downloadAddress(file)}
            download
            variant="outlined"
            startIcon={<DownloadIcon />}
          >
            {documentText.download}
          </Button>
        )
      }
    >
      {isLost && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {documentText.lostFile}
        </Alert>
      )}
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
