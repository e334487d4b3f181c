import { shownFields } from '@grzadka/contract/core/record/shown-fields';
import { resolutionDetails } from '@grzadka/contract/resolution/resolution.model';
import { resolutionRecord } from '@grzadka/contract/resolution/resolution.record';
import { RecordDetailsScreen, RecordFacts } from '../core/record/screens/RecordDetailsScreen.tsx';
import { DownloadLink } from '../core/ui/DownloadLink.tsx';
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
            <DownloadLink href={downloadAddress(resolution.file)}>
              {resolutionText.download}
            </DownloadLink>
          )}
        </>
      )}
    </RecordDetailsScreen>
  );
}
