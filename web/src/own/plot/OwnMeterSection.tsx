import { ownEndpoints } from '@grzadka/contract/own/own.endpoints';
import type { OwnMeter } from '@grzadka/contract/own/own.model';
import type { OwnSubmission } from '@grzadka/contract/submission/submission.model';
import { useState } from 'react';
import { callAddress } from '../../core/api/request.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Row, Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { FactList } from '../../core/ui/FactList.tsx';
import { lateField } from '../../core/ui/loading/late-part.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { meterName } from '../../meter/meter.text.ts';
import { ownPaths } from '../own.paths.ts';
import { ownText } from '../own.text.ts';
import styles from './OwnMeterSection.module.css';

const OwnMeterHistory = lateField(
  async () => (await import('./OwnMeterHistory.tsx')).OwnMeterHistory,
);

const tones = {
  waiting: 'info',
  accepted: 'success',
  returned: 'warning',
  replaced: 'info',
} as const;

interface OwnMeterSectionProps {
  gardenId: string;
  meter: OwnMeter;
}

/** A meter of an own garden: what it showed last, what became of what was reported, and the way to report. */
export function OwnMeterSection({ gardenId, meter }: OwnMeterSectionProps) {
  const { id, type, serialNumber, reporting, submission } = meter;
  const [showsHistory, setShowsHistory] = useState(false);
  const label = submission?.state === 'waiting' ? ownText.reportAgain : ownText.report;
  return (
    <Section title={meterName(meter)}>
      <Stack gap={16}>
        <FactList
          facts={[
            { label: ownText.lastReading, value: ownText.lastReadingText(meter) },
            { label: ownText.serialNumber, value: serialNumber ?? undefined },
          ]}
        />
        {submission && <Outcome submission={submission} type={type} />}
        <Text>{ownText.reporting(reporting)}</Text>
        <Row gap={8}>
          {reporting && (
            <ButtonLink
              look="filled"
              size="large"
              to={ownPaths.report(gardenId, id)}
              aria-label={`${label}: ${meter.name}`}
            >
              {label}
            </ButtonLink>
          )}
          <Button
            look="outlined"
            size="large"
            aria-expanded={showsHistory}
            onClick={() => setShowsHistory(!showsHistory)}
            {...OwnMeterHistory.ahead}
          >
            {showsHistory ? ownText.hideHistory : ownText.showHistory}
          </Button>
        </Row>
        {showsHistory && <OwnMeterHistory open meter={meter} />}
      </Stack>
    </Section>
  );
}

/** What became of a reading that was reported, with the photo that was sent. */
function Outcome({ submission, type }: { submission: OwnSubmission } & Pick<OwnMeter, 'type'>) {
  const { state, photo, returnReason } = submission;
  return (
    <Notice tone={tones[state]} role="note">
      <Text>{ownText.outcome(submission, type)}</Text>
      {returnReason !== null && (
        <Text hasLongWords>
          {ownText.returnReason}: {returnReason}
        </Text>
      )}
      {photo && (
        <img
          src={callAddress(ownEndpoints.photo, { params: { id: photo.id } })}
          alt={ownText.reportedPhoto}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          className={styles['photo']}
        />
      )}
    </Notice>
  );
}
