import { handoverEndpoints } from '@grzadka/contract/handover/handover.endpoints';
import type { HandoverResult } from '@grzadka/contract/handover/handover.model';
import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import { useEffect, useRef } from 'react';
import { accountPath, chargeRunPlace } from '../../charge/charge.paths.ts';
import { useMay } from '../../core/access/access.ts';
import { newMessagePath } from '../../core/new-message-path.ts';
import { PaperButton } from '../../core/paper/PaperButton.tsx';
import { recordPath } from '../../core/record/record-path.ts';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Row, Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { TextLink } from '../../core/ui/screen/TextLink.tsx';
import { documentPaths } from '../../document/document.paths.ts';
import { gardenPlace } from '../../garden/garden.paths.ts';
import { paymentPaths } from '../../payment/payment.paths.ts';
import { settlementPlace } from '../../settlement/settlement.paths.ts';
import { handoverText } from '../handover.text.ts';
import styles from './told.module.css';

const words = handoverText.result;

interface ResultProps {
  handover: HandoverDetails;
  result: HandoverResult;
}

interface EndedProps extends ResultProps {
  /** It ended a moment ago: what it did is read now. */
  isNew: boolean;
}

/** What the end did, in words, and what comes next (docs/product/handovers.md#end). */
export function Ended({ handover, result, isNew }: EndedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  return (
    <Stack gap={24} ref={place} tabIndex={-1} className={styles['result']}>
      <Section title={words.section(result.endedBy, result.endedAt)}>
        {result.what.length === 0 && <Text>{words.nothing}</Text>}
        <ul className={styles['list']} hidden={result.what.length === 0}>
          {result.what.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
      <Section title={words.next}>
        <Stack gap={16}>
          <NextSteps handover={handover} result={result} />
          <Corrections corrections={result.corrections} />
          <Draft draft={result.draft} />
          <Ways handover={handover} result={result} />
        </Stack>
      </Section>
    </Stack>
  );
}

function NextSteps({ handover, result }: ResultProps) {
  const mayReadAccounts = useMay('settlement:read');
  const mayRefund = useMay('refund:write');
  const mayWrite = useMay('message:write');
  const input = { params: { id: handover.id } };
  const partyIds = [...handover.leavingParties, ...handover.comingParties].map(
    ({ party }) => party.id,
  );
  return (
    <Row gap={8}>
      {mayReadAccounts ? (
        <PaperButton look="filled" endpoint={handoverEndpoints.papers} input={input}>
          {words.papers}
        </PaperButton>
      ) : (
        <PaperButton look="filled" endpoint={handoverEndpoints.protocol} input={input}>
          {words.protocol}
        </PaperButton>
      )}
      {mayRefund && result.overpaid > 0 && (
        <ButtonLink isReturning look="outlined" to={paymentPaths.planRefund}>
          {words.refund(result.overpaid)}
        </ButtonLink>
      )}
      {mayWrite && partyIds.length > 0 && (
        <ButtonLink
          isReturning
          look="outlined"
          to={newMessagePath({
            kind: 'information',
            group: { kind: 'parties', operator: 'include', partyIds },
          })}
        >
          {words.notify}
        </ButtonLink>
      )}
    </Row>
  );
}

/** Runs that charged who left for days after the end: they are never corrected by themselves. */
function Corrections({ corrections }: Pick<HandoverResult, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <Notice tone="warning" role="note">
      <Text>{words.corrections}</Text>
      <ul className={styles['list']}>
        {corrections.map(({ runId, number, title, settlementId }) => (
          <li key={runId}>
            {`${title}: `}
            <TextLink isReturning to={accountPath(runId, settlementId)}>
              {words.correct(number)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Entry fees that somebody else has to approve. */
function Draft({ draft }: Pick<HandoverResult, 'draft'>) {
  if (draft === null) return null;
  return (
    <Notice
      tone="info"
      role="note"
      action={
        <TextLink isReturning to={recordPath(chargeRunPlace.screens.details, draft.id)}>
          {words.showDraft}
        </TextLink>
      }
    >
      {words.draft(draft.title)}
    </Notice>
  );
}

/** Where its parts are, by which alone it is undone. */
function Ways({ handover: { account, garden, documentId }, result }: ResultProps) {
  const accountWay = (id: string) => recordPath(settlementPlace.screens.details, id);
  return (
    <Stack gap={4}>
      {account && (
        <TextLink isReturning to={accountWay(account.id)}>
          {`${words.former}: ${account.reference}`}
        </TextLink>
      )}
      {result.account && (
        <TextLink isReturning to={accountWay(result.account.id)}>
          {`${words.nextAccount}: ${result.account.reference}`}
        </TextLink>
      )}
      {documentId !== null && (
        <TextLink isReturning to={documentPaths.edit(documentId)}>
          {words.document}
        </TextLink>
      )}
      <TextLink isReturning to={recordPath(gardenPlace.screens.details, garden.id)}>
        {words.toPlot}
      </TextLink>
      <Text kind="body2" isQuiet>
        {words.undo}
      </Text>
    </Stack>
  );
}
