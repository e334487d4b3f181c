import { reportEndpoints } from '@grzadka/contract/report/report.endpoints';
import { useMutation } from '@tanstack/react-query';
import { useMay } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { DetailsLink } from '../core/record/DetailsLink.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { WaitingOverlay } from '../core/ui/screen/WaitingOverlay.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { reportText } from './report.text.ts';

/** Makes a draft of a document of the report, and then leads to it: there somebody publishes it. */
export function PublishReport({ year }: { year: number }) {
  const may = useMay('document:write');
  const failures = useFailures('snackbar');
  const tellChanged = useRecordChanged('document');
  const making = useMutation({
    mutationFn: () => call(reportEndpoints.publish, { body: { year } }),
    onSuccess: () => {
      tellChanged();
      notify.success(reportText.published);
    },
    onError: failures.show,
  });
  if (!may) return null;
  return (
    <>
      <Button look="filled" onClick={() => making.mutate()}>
        {reportText.publish}
      </Button>
      {making.data && (
        <DetailsLink kind="document" id={making.data.id} name={reportText.toDocument} />
      )}
      <WaitingOverlay open={making.isPending} label={reportText.publishing} />
    </>
  );
}
