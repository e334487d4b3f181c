import { ruleOver } from '@grzadka/contract/core/rules-over-fields';
import { addDays, daysBetween } from '@grzadka/contract/core/time/calendar-steps';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { ownEndpoints } from '@grzadka/contract/own/own.endpoints';
import type { OwnMeter } from '@grzadka/contract/own/own.model';
import { photoRefusals } from '@grzadka/contract/submission/photo-rules';
import { type ReadingReport, readingReport } from '@grzadka/contract/submission/submission.model';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formDataOf, upload } from '../../core/api/upload.ts';
import { useClientKey } from '../../core/api/useClientKey.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { UploadStatus, useUpload } from '../../core/form/upload/UploadStatus.tsx';
import { useParams } from '../../core/navigation/place.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { SearchIcon } from '../../core/ui/icons.ts';
import { LoadFailure } from '../../core/ui/screen/LoadFailure.tsx';
import { Placeholder } from '../../core/ui/screen/Placeholder.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { useGoUp } from '../../core/ui/screen/useGoUp.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { meterName } from '../../meter/meter.text.ts';
import { ownArea, ownPaths } from '../own.paths.ts';
import { ownGardenQuery } from '../own.queries.ts';
import { ownText } from '../own.text.ts';
import { ownReportText } from './own-report.text.ts';
import { PhotoField } from './PhotoField.tsx';
import { ReportedValue } from './ReportedValue.tsx';

/** The form by which a holder reports a reading of a meter in an own garden (docs/product/submissions.md#reporting). */
export function ReportReadingScreen() {
  const { gardenId = '', meterId = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(ownGardenQuery(gardenId));
  const meter = data?.meters.find(({ id }) => id === meterId);
  const back = ownPaths.garden(gardenId);
  if (meter?.reporting) {
    return <ReportForm gardenId={gardenId} meter={meter} reporting={meter.reporting} />;
  }
  return (
    <Screen title={ownReportText.title} back={back} busy={isPending}>
      {error && !data && <LoadFailure error={error} back={back} retry={refetch} />}
      {data && (
        <Placeholder
          icon={SearchIcon}
          title={meter ? meterName(meter) : ownReportText.notFound}
          text={meter ? ownText.reporting(null) : ownReportText.notFoundHint}
        />
      )}
    </Screen>
  );
}

interface ReportFormProps {
  gardenId: string;
  meter: OwnMeter;
  reporting: NonNullable<OwnMeter['reporting']>;
}

function ReportForm({ gardenId, meter, reporting }: ReportFormProps) {
  const back = ownPaths.garden(gardenId);
  const goUp = useGoUp(back);
  const tellChanged = useRecordChanged(ownArea);
  const transfer = useUpload();
  const { keyOf } = useClientKey();
  const { photoRequired } = reporting;
  const endpoint = useMemo(() => ({ body: withPhoto(photoRequired) }), [photoRequired]);

  async function send({ file, remark, ...reading }: ReadingReport): Promise<void> {
    const photo = file instanceof File ? file : undefined;
    // The same once more is known by its key; another photo makes it another report.
    const content = { ...reading, remark, photo: photo && [photo.size, photo.lastModified] };
    const texts = { ...reading, remark, clientKey: keyOf(content) };
    await transfer.run((options) =>
      upload(ownEndpoints.reportReading, { body: formDataOf(texts, photo) }, options),
    );
    tellChanged();
    notify.success(ownReportText.sent(meter.name));
  }

  return (
    <FormScreen
      title={ownReportText.title}
      subject={meterName(meter)}
      back={back}
      endpoint={endpoint}
      defaultValues={{
        meterId: meter.id,
        measurementValue: '',
        measuredOn: gardenToday(),
        remark: '',
        clientKey: undefined,
        file: undefined,
      }}
      submit={send}
      onSaved={goUp}
      submitLabel={ownReportText.send}
      savingLabel={ownReportText.sending}
      savingDetails={<UploadStatus upload={transfer} />}
    >
      <PhotoField name="file" isRequired={photoRequired} />
      <ReportedValue meter={meter} />
      <FormSelectField
        name="measuredOn"
        label={ownReportText.day}
        options={daysFrom(reporting.from)}
      />
      <FormTextField
        name="remark"
        label={ownReportText.remark}
        helper={ownReportText.remarkHint}
        lines={{ least: 2, most: 6 }}
      />
    </FormScreen>
  );
}

/** The form's schema, which asks for a photo where one has to be there. */
function withPhoto(isRequired: boolean) {
  if (!isRequired) return readingReport;
  return readingReport.check(
    ruleOver<ReadingReport>(({ file }, { refuse }) => {
      if (file === undefined) refuse('file', photoRefusals.missing);
    }),
  );
}

/** The days that may be chosen for a reading, the latest first. */
function daysFrom(from: string) {
  const today = gardenToday();
  const count = Math.max(0, daysBetween(from, today)) + 1;
  return Array.from({ length: count }, (_, ago) => {
    const value = addDays(today, -ago);
    const words = [ownReportText.today, ownReportText.yesterday][ago] ?? dayInFigures;
    return { value, label: words(value) };
  });
}
