import { publicationEnded, publishedNow } from '@grzadka/contract/core/publication/next-dates';
import type { PublicationDates } from '@grzadka/contract/core/publication/publication';
import type { PublicationState } from '@grzadka/contract/core/publication/publication-state';
import { useFormContext } from 'react-hook-form';
import { useFormActions } from '../form/form-actions.ts';
import { Button } from '../ui/elements/Button.tsx';
import { Row } from '../ui/elements/Stack.tsx';
import { UnbrokenText } from '../ui/UnbrokenText.tsx';
import styles from './PublicationStanding.module.css';
import { publicationStanding, publicationText } from './publication.text.ts';
import { StateChips } from './StateChips.tsx';

/** How a record is published, as it was read. */
export interface StoredPublication extends PublicationDates {
  readonly state: PublicationState;
  /** Whether readers see this version of several that are published; undefined where there are no versions. */
  readonly inForce?: boolean;
}

/** How a record is published at present, in words, with the buttons that publish and withdraw it as the form is saved. */
export function PublicationStanding({ stored }: { stored: StoredPublication }) {
  const { state, inForce } = stored;
  const { saveWith, isBusy } = useFormActions();
  const { getValues } = useFormContext<Record<keyof PublicationDates, string | null>>();
  const isVisible = state === 'visible';
  const isSuperseded = isVisible && inForce === false;
  const typedDates = (): PublicationDates => ({
    publicationFromDate: getValues('publicationFromDate'),
    publicationThruDate: getValues('publicationThruDate'),
  });

  const publish = () => {
    const dates = typedDates();
    // A version that is published begins anew, so that it is the latest.
    const begun = isVisible ? null : dates.publicationFromDate;
    saveWith({ ...publishedNow({ ...dates, publicationFromDate: begun }, presentMinute()) });
  };
  const withdraw = () => {
    const { publicationFromDate: from, publicationThruDate: thru } = stored;
    const minute = presentMinute();
    const end = from !== null && from > minute ? from : minute;
    saveWith({
      ...publicationEnded({ publicationFromDate: from, publicationThruDate: thru }, end),
    });
  };

  return (
    <Row isCentred gap={12} className={styles['standing']}>
      <div className={styles['state']}>
        <StateChips state={state} />{' '}
        <UnbrokenText
          text={isSuperseded ? publicationText.superseded : publicationStanding[state](stored)}
        />
      </div>
      {(!isVisible || isSuperseded) && (
        <Button look="outlined" disabled={isBusy} onClick={publish}>
          {publicationText.publishNow}
        </Button>
      )}
      {isVisible && (
        <Button look="outlined" disabled={isBusy} onClick={withdraw}>
          {publicationText.withdraw}
        </Button>
      )}
    </Row>
  );
}

/**
 * The beginning of this minute, UTC. Fields of dates show no seconds, and for a server whose clock is a little behind
 * it has begun as well.
 */
export function presentMinute(): string {
  const now = new Date();
  now.setSeconds(0, 0);
  return now.toISOString();
}
