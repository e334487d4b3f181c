import { formatAmount } from '@grzadka/contract/core/number/amount';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { termOn } from '@grzadka/contract/core/time/working-days';
import { ownEndpoints } from '@grzadka/contract/own/own.endpoints';
import type { OwnSettlement } from '@grzadka/contract/own/own.model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PaperButton } from '../../core/paper/PaperButton.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Row, Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { lateField } from '../../core/ui/loading/late-part.tsx';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { AmountLine, AmountLines } from '../../core/ui/money/AmountLines.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { Standing } from '../../fees/Standing.tsx';
import { ledgerText } from '../../ledger/ledger.text.ts';
import { openListText } from '../../ledger/open-list.text.ts';
import { ownOpenQuery } from '../own.queries.ts';
import { ownAccountText } from './own-account.text.ts';

const OwnPayment = lateField(async () => (await import('./OwnPayment.tsx')).OwnPayment);
const OwnCharges = lateField(async () => (await import('./OwnCharges.tsx')).OwnCharges);
const OwnEntries = lateField(async () => (await import('./OwnEntries.tsx')).OwnEntries);

/** What opens below the balance, with the words of its button. */
const parts = [
  {
    Part: OwnPayment,
    show: ownAccountText.showPayment,
    hide: ownAccountText.hidePayment,
  },
  { Part: OwnCharges, show: ownAccountText.showCharges, hide: ownAccountText.hideCharges },
  { Part: OwnEntries, show: ownAccountText.showEntries, hide: ownAccountText.hideEntries },
] as const;

/** An own account: what is to be paid and of what, how, why, what was paid, and its papers. */
export function OwnAccount({ account }: { account: OwnSettlement }) {
  const { id, reference, standing } = account;
  return (
    <Section title={ownAccountText.title(reference)}>
      <Stack gap={16}>
        {standing && (
          // It would take the width that it has in a row as its height.
          <div>
            <Standing standing={standing} />
          </div>
        )}
        <OpenItems id={id} isSaidAbove={standing !== null} />
        {parts.map((part) => (
          <Opened key={part.show} part={part} account={account} />
        ))}
        <Row gap={8}>
          <PaperButton endpoint={ownEndpoints.slip} input={{ params: { id } }} about={reference}>
            {ownAccountText.slip}
          </PaperButton>
          <PaperButton
            endpoint={ownEndpoints.statement}
            input={{ params: { id }, query: {} }}
            about={reference}
          >
            {ownAccountText.statement}
          </PaperButton>
        </Row>
      </Stack>
    </Section>
  );
}

interface OpenedProps {
  part: (typeof parts)[number];
  account: OwnSettlement;
}

/** A part of it that somebody may ask for. */
function Opened({ part: { Part, show, hide }, account }: OpenedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        isAtStart
        look="outlined"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        {...Part.ahead}
      >
        {isOpen ? hide : show}
      </Button>
      {isOpen && <Part open account={account} />}
    </>
  );
}

interface OpenItemsProps {
  id: string;
  /** Whether it stands above that there is nothing to pay, where there is nothing. */
  isSaidAbove: boolean;
}

function OpenItems({ id, isSaidAbove }: OpenItemsProps) {
  const { data, error, refetch } = useQuery(ownOpenQuery(id));
  if (!data) {
    return <SectionWaiting error={error} failed={ownAccountText.openFailed} retry={refetch} />;
  }
  if (data.items.length === 0) {
    return isSaidAbove ? null : <Text isQuiet>{openListText.none}</Text>;
  }
  return (
    <AmountLines aria-label={ownAccountText.open}>
      {data.items.map((entry) => (
        <AmountLine key={entry.id} amount={formatAmount(entry.open)}>
          {openListText.reasonOf(entry)},{' '}
          {entry.dueOn === null
            ? ledgerText.overpaid
            : ownAccountText.byDay(termOn(gardenToday(), entry.dueOn))}
        </AmountLine>
      ))}
    </AmountLines>
  );
}
