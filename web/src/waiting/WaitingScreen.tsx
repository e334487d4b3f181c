import { formatPhone } from '@grzadka/contract/core/format-phone';
import { stateLabel } from '@grzadka/contract/core/list/list-filters';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { waitingEndpoints } from '@grzadka/contract/waiting/waiting.endpoints';
import { type Offer, type WaitingDetails } from '@grzadka/contract/waiting/waiting.model';
import { waitingRecord, waitingStateLabels } from '@grzadka/contract/waiting/waiting.record';
import { wishesInWords } from '@grzadka/contract/waiting/wishes-in-words';
import { useMutation } from '@tanstack/react-query';
import { useMay } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { newHandoverPath } from '../core/new-handover-path.ts';
import { recordPath } from '../core/record/record-path.ts';
import { RecordDetailsScreen } from '../core/record/screens/RecordDetailsScreen.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { CardRow, CardRowText } from '../core/ui/CardRow.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { Card } from '../core/ui/elements/Card.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { FactList } from '../core/ui/FactList.tsx';
import { Section } from '../core/ui/Section.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { gardenPlace } from '../garden/garden.paths.ts';
import { partyPaths } from '../party/party.paths.ts';
import { waitingScreens } from './waiting.screens.ts';
import { waitingText } from './waiting.text.ts';

const { fields } = waitingRecord;

/** Somebody who waits: what they want, and what was offered. */
export function WaitingScreen() {
  return (
    <RecordDetailsScreen of={waitingScreens}>
      {(entry) => (
        <>
          <Facts entry={entry} />
          <Offers entry={entry} />
        </>
      )}
    </RecordDetailsScreen>
  );
}

function Facts({ entry }: { entry: WaitingDetails }) {
  const { party, phone, email, appliedOn, state, note } = entry;
  const wishes = wishesInWords(entry);
  const facts = [
    { label: stateLabel, value: waitingStateLabels[state] },
    { label: fields.appliedOn.label, value: dayInFigures(appliedOn) },
    { label: waitingText.wishes, value: wishes === '' ? waitingText.anyPlot : wishes },
    {
      label: fields.partyId.label,
      value: party ? (
        <TextLink isReturning to={partyPaths.details(party.id)}>
          {party.name}
        </TextLink>
      ) : undefined,
    },
    { label: fields.phone.label, value: phone === null ? undefined : formatPhone(phone) },
    { label: fields.email.label, value: email ?? undefined },
    { label: fields.note.label, value: note ?? undefined },
  ];
  return (
    <Card isRoomy>
      <FactList facts={facts} />
    </Card>
  );
}

function Offers({ entry }: { entry: WaitingDetails }) {
  const { offers } = entry;
  const mayHandOver = useMay('handover:write');
  const words = waitingText.offers;
  return (
    <Section title={words.section}>
      {offers.length === 0 && <Text isQuiet>{words.none}</Text>}
      <PlainList aria-label={words.section} hidden={offers.length === 0}>
        {offers.map((offer) => (
          <CardRow key={offer.id}>
            <CardRowText>
              <TextLink isReturning to={recordPath(gardenPlace.screens.details, offer.garden.id)}>
                {offer.garden.name}
              </TextLink>
              <Text kind="body2">
                {offer.answer === null ? words.open(offer.until) : words.answered(offer)}
              </Text>
              {offer.reason !== null && (
                <Text kind="body2" isQuiet>
                  {words.reason(offer.reason)}
                </Text>
              )}
            </CardRowText>
            {offer.answer === null && <AnswerActions id={entry.id} offer={offer} />}
            {offer.answer === 'yes' && mayHandOver && (
              <ButtonLink
                isReturning
                look="outlined"
                aria-label={`${waitingText.handOver}: ${offer.garden.name}`}
                to={newHandoverPath({ gardenId: offer.garden.id, comingId: entry.party?.id })}
              >
                {waitingText.handOver}
              </ButtonLink>
            )}
          </CardRow>
        ))}
      </PlainList>
    </Section>
  );
}

/** Records what somebody said to an offer, for who may. */
function AnswerActions({ id, offer: { garden } }: { id: string; offer: Offer }) {
  const may = useMay(waitingRecord.permissions.write);
  const tellChanged = useRecordChanged(waitingRecord.name);
  const failures = useFailures('snackbar');
  const words = waitingText.offers;
  const { mutate, isPending } = useMutation({
    mutationFn: (answer: 'yes' | 'no') => call(waitingEndpoints.answer, { body: { id, answer } }),
    onSuccess: () => notify.success(words.saved),
    onError: failures.show,
    // Somebody else may have done it, or its last day is over.
    onSettled: () => tellChanged(),
  });
  if (!may) return null;
  return (
    <Row gap={8}>
      {(['yes', 'no'] as const).map((answer) => (
        <Button
          key={answer}
          look={answer === 'yes' ? 'filled' : 'outlined'}
          aria-label={`${words[answer]}: ${garden.name}`}
          aria-disabled={isPending}
          onClick={() => !isPending && mutate(answer)}
        >
          {words[answer]}
        </Button>
      ))}
    </Row>
  );
}
