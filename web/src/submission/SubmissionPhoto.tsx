import { submissionEndpoints } from '@grzadka/contract/submission/submission.endpoints';
import type { Photo, SubmissionListItem } from '@grzadka/contract/submission/submission.model';
import { useState } from 'react';
import { callAddress } from '../core/api/request.ts';
import { Card } from '../core/ui/elements/Card.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import styles from './SubmissionPhoto.module.css';
import { submissionText } from './submission.text.ts';

interface SubmissionPhotoProps {
  submission: SubmissionListItem;
  /** The photo that is looked at next: it is there by then. */
  next?: Photo | undefined;
  /** Hears that the photo stands there, or that it cannot be had. */
  onSettled?: (photoId: string) => void;
}

/** The photo of a reported reading, as large as the window lets it be. */
export function SubmissionPhoto({ submission, next, onSettled }: SubmissionPhotoProps) {
  const { photo } = submission;
  const [isMissing, setMissing] = useState(false);
  return (
    <Card as="section" aria-label={submissionText.photo} className={styles['card']}>
      {photo === null && (
        <Text isQuiet className={styles['none']}>
          {submissionText.noPhoto}
        </Text>
      )}
      {isMissing && (
        <Text role="alert" className={styles['none']}>
          {submissionText.photoFailed}
        </Text>
      )}
      {photo !== null && !isMissing && (
        <a
          href={addressOf(photo)}
          target="_blank"
          rel="noreferrer"
          title={submissionText.openPhoto}
          className={styles['link']}
        >
          <img
            src={addressOf(photo)}
            alt={submissionText.photo}
            width={photo.width}
            height={photo.height}
            className={styles['photo']}
            onLoad={() => onSettled?.(photo.id)}
            onError={() => {
              setMissing(true);
              onSettled?.(photo.id);
            }}
          />
        </a>
      )}
      {next && <img src={addressOf(next)} alt="" hidden />}
    </Card>
  );
}

function addressOf({ id }: Photo): string {
  return callAddress(submissionEndpoints.photo, { params: { id } });
}
