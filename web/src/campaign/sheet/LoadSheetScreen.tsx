import { campaignSheetEndpoints } from '@grzadka/contract/campaign/sheet/campaign-sheet.endpoints';
import {
  type LoadSheetReply,
  largestSheet,
  loadSheet,
} from '@grzadka/contract/campaign/sheet/load-sheet.model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formDataOf, upload } from '../../core/api/upload.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { useFormActions } from '../../core/form/form-actions.ts';
import { FormFileField, withFileLimit } from '../../core/form/upload/FileField.tsx';
import { UploadStatus, useUpload } from '../../core/form/upload/UploadStatus.tsx';
import { isCancellation } from '../../core/form/useSaving.ts';
import { useParams } from '../../core/navigation/place.ts';
import { recordPath } from '../../core/record/record-path.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { campaignPlace } from '../campaign.paths.ts';
import { campaignQuery } from '../campaign.queries.ts';
import { useRoundChanged } from '../useRoundChanged.ts';
import { SheetReport } from './SheetReport.tsx';
import { sheetText } from './sheet.text.ts';

const form = { body: withFileLimit(loadSheet, largestSheet) };

/** A sheet that was looked into, or taken, and what became of its rows. */
interface ReportedSheet {
  readonly file: File;
  readonly reply: LoadSheetReply;
}

/** Takes a filled-in sheet back: what it would do first, then, if wanted, its readings. */
export function LoadSheetScreen() {
  const { id = '' } = useParams();
  const round = useQuery(campaignQuery(id)).data?.reply;
  const transfer = useUpload();
  const [reported, setReported] = useState<ReportedSheet>();
  const [isStoring, setStoring] = useState(false);
  const back = recordPath(campaignPlace.screens.details, id);

  const send = (file: File, dryRun: boolean): Promise<LoadSheetReply> =>
    transfer.run((options) =>
      upload(
        campaignSheetEndpoints.loadSheet,
        { params: { id }, body: formDataOf({ dryRun: String(dryRun) }, file) },
        options,
      ),
    );

  return (
    <FormScreen
      title={sheetText.title}
      subject={round?.name}
      back={back}
      endpoint={form}
      defaultValues={{ file: undefined, dryRun: 'true' }}
      submit={async ({ file }) => {
        if (!(file instanceof File)) throw new TypeError('The file is none that a browser chose');
        setReported(undefined);
        setStoring(false);
        setReported({ file, reply: await send(file, true) });
      }}
      submitLabel={sheetText.check}
      onSaved={() => {}}
      staysOpen
      savingLabel={isStoring ? sheetText.storing : sheetText.checking}
      savingDetails={<UploadStatus upload={transfer} />}
      below={
        reported && (
          <Report
            reported={reported}
            roundId={id}
            store={() => {
              setStoring(true);
              return send(reported.file, false);
            }}
            onReport={setReported}
          />
        )
      }
    >
      <Text>{sheetText.intro}</Text>
      <FormFileField name="file" accept=".xlsx" helper={sheetText.limit} />
    </FormScreen>
  );
}

interface ReportProps {
  reported: ReportedSheet;
  roundId: string;
  store: () => Promise<LoadSheetReply>;
  onReport: (reported: ReportedSheet | undefined) => void;
}

/** The report on the file that is chosen, with the way to take its readings; gone once another one is chosen. */
function Report({ reported, roundId, store, onReport }: ReportProps) {
  const { during, report: tellFailure } = useFormActions();
  const tellChanged = useRoundChanged(roundId);
  const chosen = useWatch<{ file: unknown }>();
  if (chosen.file !== reported.file) return null;

  async function take(): Promise<void> {
    try {
      onReport({ ...reported, reply: await store() });
    } catch (error) {
      onReport(undefined);
      if (!isCancellation(error)) tellFailure(error);
    }
    // After a failure, too: what was taken although the answer was lost is known by its rows, and shown.
    tellChanged();
  }

  return (
    <SheetReport
      reply={reported.reply}
      back={recordPath(campaignPlace.screens.details, roundId)}
      onStore={() => void during(take)}
    />
  );
}
