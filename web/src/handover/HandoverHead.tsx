import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import {
  handoverGroundLabels,
  handoverStateLabels,
} from '@grzadka/contract/handover/handover.record';
import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import { handoverStepLabels } from '@grzadka/contract/handover/handover-steps';
import { recordPath } from '../core/record/record-path.ts';
import { Card } from '../core/ui/elements/Card.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { Row, Stack } from '../core/ui/elements/Stack.tsx';
import { Tag } from '../core/ui/elements/Tag.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { gardenPlace } from '../garden/garden.paths.ts';
import { handoverText } from './handover.text.ts';

const { head, progress } = handoverText;

/** Whose plot becomes whose, when and why; how far it is, and what its end waits for. */
export function HandoverHead({ handover }: { handover: HandoverDetails }) {
  const { garden, staying, ground, state, remark, lawTerms, steps } = handover;
  const isDone = (step: HandoverDetails['steps'][number]) =>
    step.state !== 'missing' && step.state !== 'open';
  return (
    <Card isRoomy>
      <Stack gap={8}>
        <Row gap={8} isCentred>
          <TextLink isReturning to={recordPath(gardenPlace.screens.details, garden.id)}>
            {head.plot(garden.name)}
          </TextLink>
          <Tag look={state === 'open' ? 'filled' : 'outlined'}>{handoverStateLabels[state]}</Tag>
        </Row>
        <Text isStrong hasLongWords>
          {head.who(leavingIn(handover), comingIn(handover))}
        </Text>
        {staying.length > 0 && (
          <Text>{head.stays(staying.map(({ name }) => name).join(', '))}</Text>
        )}
        <Text isQuiet>{`${handoverGroundLabels[ground]}, ${head.days(handover)}`}</Text>
        {remark !== null && <Text hasLongWords>{remark}</Text>}
        {lawTerms.length > 0 && (
          <Notice tone="info" role="note">
            <Text isStrong>{head.terms}</Text>
            {lawTerms.map(({ words, on }) => (
              <Text key={words}>{`${dayInFigures(on)}: ${words}`}</Text>
            ))}
          </Notice>
        )}
        {state === 'open' && (
          <Text>
            {`${progress.count(steps.filter((step) => isDone(step)).length, steps.length)}. `}
            {missingIn(handover)}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function leavingIn({ leavingParties }: HandoverDetails): string {
  return leavingParties.map(({ party }) => party.name).join(', ') || head.nobody;
}

function comingIn({ comingParties, comingName }: HandoverDetails): string {
  return comingParties.map(({ party }) => party.name).join(', ') || (comingName ?? head.notKnown);
}

/** What keeps it from its end. */
function missingIn({ steps }: HandoverDetails): string {
  const missing = steps.filter(({ state }) => state === 'missing');
  if (missing.length === 0) return progress.ready;
  return progress.missing(missing.map(({ step }) => handoverStepLabels[step]));
}
