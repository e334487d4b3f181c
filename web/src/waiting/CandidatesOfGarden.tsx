import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { waitingEndpoints } from '@grzadka/contract/waiting/waiting.endpoints';
import type { Candidate } from '@grzadka/contract/waiting/waiting.model';
import { waitingRecord } from '@grzadka/contract/waiting/waiting.record';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { callQuery } from '../core/api/call-query.ts';
import { recordPath } from '../core/record/record-path.ts';
import { CardRow, CardRowText } from '../core/ui/CardRow.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { waitingPlace } from './waiting.paths.ts';
import { waitingText } from './waiting.text.ts';

const OfferDialog = latePart(async () => (await import('./OfferDialog.tsx')).OfferDialog);

/** So many are shown at first: those who come next. */
const shownAtFirst = 5;

/** Who comes first for a plot that nobody holds, by their order and their wishes; nothing for any other one. */
export function CandidatesOfGarden({ garden }: { garden: GardenDetails }) {
  const isFree = garden.parties.length === 0;
  const may = useMay(waitingRecord.permissions.read);
  return isFree && may ? <Candidates garden={garden} /> : null;
}

function Candidates({ garden }: { garden: GardenDetails }) {
  const asked = { params: { id: garden.id } };
  const { data, error, refetch } = useQuery(
    callQuery(['waiting', 'candidates', garden.id], waitingEndpoints.candidates, asked),
  );
  const mayWrite = useMay(waitingRecord.permissions.write);
  const [showsAll, setShowsAll] = useState(false);
  const [chosen, setChosen] = useState<Candidate>();
  const words = waitingText.candidates;
  // Whom it fits comes first, each in their order.
  const items = (data?.items ?? []).toSorted(
    (one, other) => Number(isUnfit(one)) - Number(isUnfit(other)),
  );
  const shown = showsAll ? items : items.slice(0, shownAtFirst);
  return (
    <Section title={words.section}>
      {!data && <SectionWaiting error={error} failed={words.failed} retry={refetch} />}
      {data?.offer && (
        <Row gap={8} isCentred>
          <Text isStrong>{words.offeredTo(data.offer.name, data.offer.until)}</Text>
          <TextLink isReturning to={recordPath(waitingPlace.screens.details, data.offer.waitingId)}>
            {words.toOffer}
          </TextLink>
        </Row>
      )}
      {data && items.length === 0 && <Text isQuiet>{words.none}</Text>}
      <PlainList aria-label={words.section} hidden={shown.length === 0}>
        {shown.map((one) => (
          <CardRow key={one.id}>
            <CardRowText>
              <TextLink isReturning to={recordPath(waitingPlace.screens.details, one.id)}>
                {one.name}
              </TextLink>
              <Text kind="body2">{[words.about(one), ...fitOf(one)].join(' · ')}</Text>
            </CardRowText>
            {mayWrite && data?.offer === null && (
              <Button
                look="outlined"
                aria-label={`${words.offer}: ${one.name}`}
                onClick={() => setChosen(one)}
                {...OfferDialog.ahead}
              >
                {words.offer}
              </Button>
            )}
          </CardRow>
        ))}
      </PlainList>
      {!showsAll && items.length > shown.length && (
        <Button look="outlined" onClick={() => setShowsAll(true)}>
          {words.more(items.length)}
        </Button>
      )}
      <OfferDialog
        open={chosen !== undefined}
        gardenId={garden.id}
        candidate={chosen}
        onClose={() => setChosen(undefined)}
      />
    </Section>
  );
}

function isUnfit({ misfits, hasDeclined }: Candidate): boolean {
  return misfits.length > 0 || hasDeclined;
}

function fitOf({ misfits, hasDeclined }: Candidate): string[] {
  const words = waitingText.candidates;
  return [
    misfits.length === 0 ? words.fits : words.misfits(misfits),
    ...(hasDeclined ? [words.declined] : []),
  ];
}
