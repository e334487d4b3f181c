import type { SubmissionListItem } from '@grzadka/contract/submission/submission.model';
import type { Fact } from '../core/ui/FactList.tsx';
import { formatMinute } from '../core/ui/format.ts';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { meterPaths } from '../meter/meter.paths.ts';
import { measuredByText, valueText } from '../meter/meter.text.ts';
import { previousText, usedText } from '../meter/unchecked/unchecked.text.ts';
import { submissionText } from './submission.text.ts';

const { facts, unknown } = submissionText;

/** What a reported value is compared with before somebody decides. */
export function comparedFacts(submission: SubmissionListItem): Fact[] {
  const { serialNumber, sealNumber, remark } = submission;
  return [
    { label: facts.serialNumber, value: serialNumber ?? unknown },
    { label: facts.sealNumber, value: sealNumber ?? unknown },
    { label: facts.previous, value: previousText(submission) },
    { label: facts.used, value: usedText(submission) },
    { label: facts.remark, value: remark ?? undefined },
  ];
}

/** The meter that it is about, and how it came. */
export function originFacts(submission: SubmissionListItem): Fact[] {
  const { meter } = submission;
  return [
    {
      label: facts.meter,
      value: (
        <TextLink isReturning to={meterPaths.details(meter.id)}>
          {meter.name}
        </TextLink>
      ),
    },
    { label: facts.garden, value: meter.garden?.name ?? submissionText.noGarden },
    { label: facts.measuredAt, value: formatMinute(submission.measuredAt) },
    { label: facts.submittedBy, value: measuredByText(submission.submittedBy) },
    { label: facts.submittedAt, value: formatMinute(submission.submittedAt) },
    { label: facts.channel, value: submissionText.channel(submission) },
  ];
}

/** What was reported and what became of it. */
export function decidedFacts(submission: SubmissionListItem): Fact[] {
  const { meter, value, acceptedValue, returnReason, decidedBy, decidedAt } = submission;
  return [
    { label: facts.state, value: submissionText.state(submission) },
    { label: facts.value, value: valueText(value, meter.type) },
    {
      label: facts.acceptedValue,
      value: acceptedValue === null ? undefined : valueText(acceptedValue, meter.type),
    },
    { label: facts.returnReason, value: returnReason ?? undefined },
    { label: facts.decidedBy, value: decidedBy ?? undefined },
    { label: facts.decidedAt, value: decidedAt === null ? undefined : formatMinute(decidedAt) },
  ];
}
