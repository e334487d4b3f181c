import { costEndpoints } from '@grzadka/contract/cost/cost.endpoints';
import type { CostDetails } from '@grzadka/contract/cost/cost.model';
import { costRecord } from '@grzadka/contract/cost/cost.record';
import { useMemo } from 'react';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { RecordField } from '../core/form/fields/RecordField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useParams } from '../core/navigation/place.ts';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { recordPath } from '../core/record/record-path.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { DocumentField } from '../document/DocumentField.tsx';
import { companySearch } from '../party/party-search.ts';
import { costPlace } from './cost.paths.ts';
import { costQuery } from './cost.queries.ts';
import { costText } from './cost.text.ts';

const { fields } = costRecord;
const { name: recordType, screens } = costPlace;

/** What somebody may say of a cost. Who was paid the last time to the same account is there already. */
export function CostEditScreen() {
  const { id = '' } = useParams();
  const tellChanged = useRecordChanged(recordType);
  const { record, form } = useRecordForm({
    query: costQuery(id),
    back: recordPath(screens.details, id),
    savedText: costText.saved,
    tellChanged: () => tellChanged({ focusRowId: id }),
  });
  const company = record && (record.company ?? record.proposedSupplier?.company ?? null);
  const own = useMemo(() => company && { ...company, note: '' }, [company]);
  const isProposed = record?.proposedSupplier != null;
  return (
    <FormScreen
      {...form}
      title={costText.edit}
      subject={record && costText.nameOf(record)}
      actions={<HistoryButton recordType={recordType} recordId={id} />}
      endpoint={costEndpoints.update}
      defaultValues={record && startOf(record)}
      submit={(body, options) => call(costEndpoints.update, { body }, options)}
    >
      {record?.isYearClosed && (
        <Notice tone="info" role="note">
          {costText.yearClosed(record.year)}
        </Notice>
      )}
      <FormTextField
        name="documentNumber"
        label={fields.documentNumber.label}
        helper={costText.documentNumberHint}
      />
      <FormDayField
        name="documentDay"
        label={fields.documentDay.label}
        helper={costText.documentDayHint}
      />
      <RecordField
        name="supplierId"
        label={fields.supplierId.label}
        helper={isProposed && company ? costText.proposed : costText.companyHint}
        search={companySearch}
        own={own ?? undefined}
      />
      <FormTextField
        name="supplierName"
        label={fields.supplierName.label}
        helper={isProposed && !company ? costText.proposed : costText.supplierHint}
      />
      <FormTextField name="ksefNumber" label={fields.ksefNumber.label} helper={costText.ksefHint} />
      <DocumentField
        name="fileId"
        label={fields.fileId.label}
        helper={costText.fileHint}
        none={costText.noFile}
        own={record?.file ?? undefined}
      />
      <FormTextField
        name="description"
        label={fields.description.label}
        lines={{ least: 2, most: 6 }}
      />
    </FormScreen>
  );
}

function startOf({ id, company, proposedSupplier, ...cost }: CostDetails) {
  return {
    id,
    documentNumber: cost.documentNumber ?? '',
    documentDay: cost.documentDay ?? '',
    supplierId: company?.id ?? proposedSupplier?.company?.id ?? '',
    supplierName: cost.supplierName ?? proposedSupplier?.name ?? '',
    ksefNumber: cost.ksefNumber ?? '',
    fileId: cost.file?.id ?? '',
    description: cost.description ?? '',
  };
}
