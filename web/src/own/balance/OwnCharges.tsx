import { chargeStateLabels } from '@grzadka/contract/charge/charge.labels';
import type { Charge } from '@grzadka/contract/charge/charge.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { ownEndpoints } from '@grzadka/contract/own/own.endpoints';
import type { OwnSettlement } from '@grzadka/contract/own/own.model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PaperButton } from '../../core/paper/PaperButton.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { PlainList } from '../../core/ui/elements/PlainList.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { AmountLine, AmountLines } from '../../core/ui/money/AmountLines.tsx';
import { ownChargesQuery } from '../own.queries.ts';
import { ownText } from '../own.text.ts';
import { ownAccountText } from './own-account.text.ts';

/** As many as are shown before the rest is asked for. */
const shownAtFirst = 6;

/** What an account was charged, the latest first, each with what it follows from, and the notice of its run. */
export function OwnCharges({ account: { id } }: { account: OwnSettlement }) {
  const { data, error, refetch } = useQuery(ownChargesQuery(id));
  const [isWhole, setWhole] = useState(false);
  if (!data) {
    return <SectionWaiting error={error} failed={ownAccountText.chargesFailed} retry={refetch} />;
  }
  if (data.items.length === 0) return <Text isQuiet>{ownAccountText.noCharges}</Text>;
  const shown = isWhole ? data.items : data.items.slice(0, shownAtFirst);
  return (
    <Stack gap={16}>
      <PlainList hasLongWords aria-label={ownAccountText.charges}>
        {shown.map((charge) => (
          <OwnCharge key={charge.id} settlementId={id} charge={charge} />
        ))}
      </PlainList>
      {shown.length < data.items.length && (
        <Button isAtStart onClick={() => setWhole(true)}>
          {ownText.more}
        </Button>
      )}
    </Stack>
  );
}

function OwnCharge({ settlementId, charge }: { settlementId: string; charge: Charge }) {
  const { feeKind, amount, state, parts, lines, run, reversedOn, reversalReason } = charge;
  return (
    <li>
      <Stack gap={8}>
        <Text as="h3" isStrong>
          {`${feeKind.name}: ${formatAmount(amount)}`}
        </Text>
        <Text isQuiet>{`${ownAccountText.period(charge)}, ${chargeStateLabels[state]}`}</Text>
        {reversedOn !== null && <Text>{ownAccountText.reversed(reversedOn, reversalReason)}</Text>}
        <AmountLines aria-label={`${ownAccountText.charges}: ${feeKind.name}`}>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no ids, and never change their order
            <AmountLine key={index} amount={formatAmount(line.amount)}>
              {line.words}
            </AmountLine>
          ))}
        </AmountLines>
        {reversedOn === null &&
          parts.map((part) => <Text key={part.dueOn}>{ownAccountText.part(part)}</Text>)}
        {reversedOn === null && (
          <PaperButton
            endpoint={ownEndpoints.notice}
            input={{ params: { id: settlementId }, query: { runId: run.id } }}
            about={`${run.number}, ${feeKind.name}`}
          >
            {ownAccountText.notice}
          </PaperButton>
        )}
      </Stack>
    </li>
  );
}
