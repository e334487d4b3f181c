import type { RemovalReason } from '@grzadka/contract/meter/installation/installation.model';
import { useState } from 'react';
import { useParams } from 'react-router';
import { notFound } from '../../core/api/api-error.ts';
import { useLastKnown } from '../../core/ui/hooks/useLastKnown.ts';
import { installationText } from './installation.text.ts';
import { useInstallationForm } from './useInstallationForm.ts';

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
  // Whoever is at it goes on with the device it began with; the server tells whether that is still there.
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
