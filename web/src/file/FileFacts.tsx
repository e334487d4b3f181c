import type { FileListItem } from '@grzadka/contract/file/file.model';
import { Button } from '@mui/material';
import { FactList } from '../core/ui/FactList.tsx';
import { formatInstant, formatMegabytes } from '../core/ui/format.ts';
import { DownloadIcon } from '../core/ui/icons.ts';
import { Section } from '../core/ui/Section.tsx';
import { downloadAddress } from './file.queries.ts';
import { fileText } from './file.text.ts';

/** What of a document cannot be changed: its file. */
export function FileFacts({ file }: { file: FileListItem }) {
  return (
    <Section
      title={fileText.file}
      actions={
        <Button
          component="a"
          href={downloadAddress(file)}
          download
          variant="outlined"
          startIcon={<DownloadIcon />}
        >
          {fileText.download}
        </Button>
      }
    >
      <FactList
        facts={[
          { label: fileText.fileName, value: file.fileName },
          { label: fileText.size, value: formatMegabytes(file.size) },
          { label: fileText.uploadedAt, value: formatInstant(file.uploadedAt) },
        ]}
      />
    </Section>
  );
}
