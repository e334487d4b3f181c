import type { BankLineDetails } from '@grzadka/contract/bank/queue/bank-line.model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { DetailsLink } from '../../core/record/DetailsLink.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { FactList } from '../../core/ui/FactList.tsx';
import { formatMinute } from '../../core/ui/format.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { AmountLine, AmountLines } from '../../core/ui/money/AmountLines.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { settlementText } from '../../settlement/settlement.text.ts';
import styles from './BankLineOfTransaction.module.css';
import { bankLinePaths } from './bank-line.paths.ts';
import { lineOfTransactionQuery } from './bank-line.queries.ts';
import { bankLineText } from './bank-line.text.ts';
import { factsOfLine } from './facts-of-line.tsx';

const UnassignDialog = latePart(async () => (await import('./UnassignDialog.tsx')).UnassignDialog);

/** What the bank said of a transaction, what it is for and why, and the way to take that back (docs/product/bank.md#why). */
export function BankLineOfTransaction({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(lineOfTransactionQuery(id));
  return (
    <>
      <Section title={bankLineText.line}>
        {data ? (
          <ToldLine line={data} />
        ) : (
          <SectionWaiting error={error} failed={bankLineText.lineFailed} retry={refetch} />
        )}
      </Section>
      {data?.assignment && <Why line={data} />}
    </>
  );
}

function ToldLine({ line }: { line: BankLineDetails }) {
  const { facts } = bankLineText;
  const { assignment } = line;
  const mayAssign = useMay('bank:assign');
  const [isAsked, setAsked] = useState(false);
  return (
    <Stack gap={16}>
      <FactList
        facts={[
          ...factsOfLine(line),
          {
            label: facts.state,
            value:
              line.state === 'booked'
                ? undefined
                : bankLineText.state({ state: line.state, postponed: false }),
          },
          {
            label: facts.assigned,
            value:
              assignment === null
                ? undefined
                : bankLineText.assigned(assignment, formatMinute(assignment.recordedAt)),
          },
        ]}
      />
      {assignment && <Parts parts={assignment.parts} />}
      {mayAssign && (
        <div>
          {assignment ? (
            <Button look="outlined" onClick={() => setAsked(true)} {...UnassignDialog.ahead}>
              {bankLineText.unassign}
            </Button>
          ) : (
            <ButtonLink isReturning look="outlined" to={bankLinePaths.queue}>
              {bankLineText.toQueue}
            </ButtonLink>
          )}
        </div>
      )}
      <UnassignDialog open={isAsked} line={line} onClose={() => setAsked(false)} />
    </Stack>
  );
}

type Part = NonNullable<BankLineDetails['assignment']>['parts'][number];

/** What it is for: an account leads to what is posted there. */
function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <AmountLines aria-label={bankLineText.parts}>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no ids, and never change their order
        <AmountLine key={index} amount={bankLineText.amount(part.amount)}>
          {part.settlement ? (
            <DetailsLink
              kind="settlement"
              id={part.settlement.id}
              name={settlementText.nameOf(part.settlement)}
            />
          ) : (
            wordsOf(part)
          )}
        </AmountLine>
      ))}
    </AmountLines>
  );
}

function wordsOf({ costCategory, incomeCategory }: Part): string {
  if (costCategory !== null) return bankLineText.cost(costCategory.name);
  return incomeCategory === null
    ? bankLineText.inTransit
    : bankLineText.income(incomeCategory.name);
}

/** What spoke for whom when it was decided, for years to come. */
function Why({ line }: { line: BankLineDetails }) {
  if (line.amount < 0) return null;
  return (
    <Section title={bankLineText.why}>
      {line.reasons.length === 0 ? (
        <Text isQuiet>{bankLineText.noReasons}</Text>
      ) : (
        <Stack gap={16}>
          {line.reasons.map(({ settlement, points, reasons }) => (
            <div key={settlement.id} className={styles['account']}>
              <Text isStrong as="h3">
                {bankLineText.whyOf(settlementText.nameOf(settlement), points)}
              </Text>
              <ul className={styles['reasons']}>
                {reasons.map((reason) => (
                  <li key={reason.words}>{bankLineText.reason(reason.words, reason.points)}</li>
                ))}
              </ul>
            </div>
          ))}
        </Stack>
      )}
    </Section>
  );
}
