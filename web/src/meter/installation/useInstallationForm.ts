import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import type { ApiError } from '../../core/api/api-error.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { useRecordForm } from '../../core/record/useRecordForm.ts';
import { meterPaths } from '../meter.paths.ts';
import { meterDetailsQuery } from '../details/meter-details.queries.ts';
import { meterSource } from '../meter.queries.ts';

interface InstallationForm {
  meterId: string;
  savedText: string;
  /** Why a form about these devices cannot open, such as that none is there; undefined where it can. */
  refuse: (details: MeterWithDevices) => ApiError | undefined;
}

/**
 * What the forms about the devices at a meter have in common: the meter is read anew with its devices, and once it is
 * saved the person goes back to where they came from.
 */
export function useInstallationForm({ meterId, savedText, refuse }: InstallationForm) {
  const tellChanged = useRecordChanged(meterSource.name);
  const { record: details, form } = useRecordForm({
    query: meterDetailsQuery(meterId),
    back: meterPaths.details(meterId),
    savedText,
    tellChanged: () => tellChanged({ focusRowId: meterId }),
  });
  // What an earlier visit left says nothing of now.
  const refusal = details && !form.loading ? refuse(details) : undefined;
  return {
    details,
    /** Properties of `FormScreen`. */
    form: {
      ...form,
      loadError: refusal ?? form.loadError,
    },
  };
}
