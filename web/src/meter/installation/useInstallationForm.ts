import { parseInstant } from '@grzadka/contract/core/fields';
import type { MeterWithDevices } from '@grzadka/contract/meter/details/meter-details.model';
import type { RemovalReason } from '@grzadka/contract/meter/installation/installation.model';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type ApiError, notFound } from '../../core/api/api-error.ts';
import { useParams } from '../../core/navigation/place.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { useRecordForm } from '../../core/record/useRecordForm.ts';
import { useLastKnown } from '../../core/ui/hooks/useLastKnown.ts';
import { meterPaths } from '../meter.paths.ts';
import { meterSource } from '../meter.queries.ts';
import { meterName } from '../meter.text.ts';
import { meterDetailsQuery } from '../meter-details.queries.ts';
import { installationText } from './installation.text.ts';

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
      tabSubject: details && meterName(details.meter),
      loadError: refusal ?? form.loadError,
    },
  };
}

interface RemovalForm {
  savedText: string;
  /** What is chosen at first; '' where nothing is, for which the calls have no word. */
  reason: RemovalReason | '';
}

/** What the forms that end a device at a meter have in common, whether another one takes its place or not. */
export function useRemovalForm({ savedText, reason }: RemovalForm) {
  const { meterId = '' } = useParams();
  const [openedAt] = useState(() => new Date().toISOString());
  const { details, form } = useInstallationForm({
    meterId,
    savedText,
    refuse: ({ installation }) => (installation ? undefined : notFound(installationText.notThere)),
  });
  // An open form goes on with the device it began with; the server refuses it where that is no longer there.
  const device = useLastKnown(details?.installation ?? undefined);
  const values = device && {
    meterId,
    installationId: device.id,
    at: openedAt,
    lastValue: '',
    lastValueEstimated: false,
    removalReason: reason as RemovalReason,
    rolledOver: false,
  };
  return { openedAt, details, form, device, values };
}

/**
 * When the devices changed, as the form's `at` says; the time the form was opened at while that is half typed or left
 * empty, which means now.
 */
export function useTimeOfChange(openedAt: string): string {
  const typed: unknown = useWatch({ name: 'at' });
  return (typeof typed === 'string' && parseInstant(typed)) || openedAt;
}

/**
 * The time of a change as it is sent: one that nobody touched means now by the server's clock, and not when the form was
 * opened, since when the meter may have been read.
 */
export function timeToSend(at: string | null, openedAt: string): string | null {
  return at === openedAt ? null : at;
}
