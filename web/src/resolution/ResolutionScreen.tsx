import { shownFields } from '@grzadka/contract/core/record/shown-fields';
import { resolutionDetails } from '@grzadka/contract/resolution/resolution.model';
import { resolutionRecord } from '@grzadka/contract/resolution/resolution.record';
import { Button } from '@mui/material';
import { RecordDetailsScreen, RecordFacts } from '../core/record/screens/RecordDetailsScreen.tsx';
import { DownloadIcon } from '../core/ui/icons.ts';
import { downloadAddress } from '../document/document.queries.ts';
import { resolutionScreens } from './resolution.screens.ts';
import { resolutionText } from './resolution.text.ts';

const shown = shownFields(resolutionRecord, resolutionDetails, {
  from: { fileId: ({ file }) => file?.name },
});

/** A resolution with its document. */
export function ResolutionScreen() {
  return (
    <RecordDetailsScreen of={resolutionScreens}>
      {(resolution) => (
        <>
          <RecordFacts shown={shown} record={resolution} />
          {resolution.file && (
            <Button
              component="a"
              href={downloadAddress(resolution.file)}
              download
              variant="outlined"
              startIcon={<DownloadIcon />}
              sx={{ alignSelf: 'start' }}
            >
              {resolutionText.download}
            </Button>
          )}
        </>
      )}
    </RecordDetailsScreen>
  );
}
