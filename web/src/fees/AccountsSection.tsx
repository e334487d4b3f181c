import { formatAmount } from '@grzadka/contract/core/number/amount';
import { isClosed, type StandingAccount } from '@grzadka/contract/settlement/settlement.model';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { newMessagePath } from '../core/new-message-path.ts';
import { recordPath } from '../core/record/record-path.ts';
import { periodText } from '../core/ui/dates/period.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { receivePath } from '../payment/receive-path.ts';
import { settlementPlace } from '../settlement/settlement.paths.ts';
import { settlementText } from '../settlement/settlement.text.ts';
import { AccountRows } from './AccountRows.tsx';
import styles from './AccountsSection.module.css';
import { accountText } from './account.text.ts';
import { allStandings } from './all-standings.ts';
import { Standing } from './Standing.tsx';
import { sideOf } from './standing.text.ts';

interface AccountsSectionProps {
  read: UseQueryResult<{ items: readonly StandingAccount[] }>;
  /** Whether what is owed on an account belongs to the amount at the head. */
  isCounted: (account: StandingAccount) => boolean;
  /** What is said of an account besides its days. */
  noteOf: (account: StandingAccount) => string;
  /** Whom one writes to about it. */
  partyIds: readonly string[];
  actions: ReactNode;
}

/** What is owed on accounts together, what is done about it, and each of them; over ones on request, unless something is open there. */
export function AccountsSection({ read, actions, ...about }: AccountsSectionProps) {
  const { data, error, refetch } = read;
  return (
    <Section title={settlementText.section} actions={actions}>
      {data && <Accounts {...about} accounts={data.items} />}
      {!data && <SectionWaiting error={error} failed={settlementText.failed} retry={refetch} />}
    </Section>
  );
}

interface AccountsProps extends Omit<AccountsSectionProps, 'read' | 'actions'> {
  accounts: readonly StandingAccount[];
}

function Accounts({ accounts, isCounted, noteOf, partyIds }: AccountsProps) {
  const [showsPast, setShowsPast] = useState(false);
  const standings = accounts.filter(isCounted).flatMap(({ standing }) => standing ?? []);
  const over = accounts.filter((account) => isClosed(account) && !account.standing?.balance);
  const past = over.length < accounts.length ? over : [];
  const shown = accounts.filter((account) => showsPast || !past.includes(account));
  // What is open on one that is alone stands at the head already, if it is counted there.
  const hasAmounts = shown.length > 1 || !shown.every(isCounted);
  return (
    <>
      <Row isCentred gap={12} className={styles['head']}>
        {standings.length > 0 && <Standing standing={allStandings(standings)} />}
        <HeadActions
          accounts={accounts}
          payable={payableOf(accounts, isCounted)}
          partyIds={partyIds}
        />
      </Row>
      {accounts.length === 0 && <Text isQuiet>{settlementText.noAccounts}</Text>}
      {shown.length > 0 && (
        <AccountRows
          label={settlementText.section}
          rows={shown.map((account) => ({
            id: account.id,
            to: recordPath(settlementPlace.screens.details, account.id),
            name: account.reference,
            note: `${noteOf(account)}, ${periodText({ validFrom: account.openedOn, validThru: account.closedOn })}`,
            amount: hasAmounts ? amountOf(account) : undefined,
          }))}
        />
      )}
      {!showsPast && past.length > 0 && (
        <Button flush="always" onClick={() => setShowsPast(true)}>
          {accountText.showPast(past.length)}
        </Button>
      )}
    </>
  );
}

/**
 * The accounts that a payment is likely for: those that owe, closed ones among them if the head counts them or nothing goes on; where
 * none owes, the one that goes on, if it is alone. Who pays ahead on one of several does so on the account's own screen.
 */
function payableOf(
  accounts: readonly StandingAccount[],
  isCounted: (account: StandingAccount) => boolean,
): readonly StandingAccount[] {
  const open = accounts.filter((account) => !isClosed(account));
  const likely = open.length === 0 ? accounts : accounts.filter((one) => isCounted(one));
  const isKnown = likely.some(({ standing }) => standing !== undefined);
  // Who may not know what is owed has the account that goes on, or the last one that did.
  if (!isKnown) return open.length > 1 ? open : [...open, ...accounts].slice(0, 1);
  const owing = likely.filter(({ standing }) => standing && standing.balance > 0);
  return owing.length > 0 || open.length > 1 ? owing : open;
}

/** By what an account is known among others: its plot, or its reference where several are of one plot. */
function nameAmong(
  accounts: readonly StandingAccount[],
  { garden, reference }: Pick<StandingAccount, 'garden' | 'reference'>,
): string {
  const isAlone = accounts.filter((other) => other.garden?.name === garden?.name).length === 1;
  return garden !== null && isAlone ? garden.name : reference;
}

interface HeadActionsProps extends Pick<AccountsProps, 'accounts' | 'partyIds'> {
  payable: readonly StandingAccount[];
}

/** A payment where it is clear for which account, and a message; for who may. */
function HeadActions({ accounts, payable, partyIds }: HeadActionsProps) {
  const mayReceive = useMay('payment:receive');
  const mayWrite = useMay('message:write');
  const named = accounts.filter((account) => payable.includes(account) || !isClosed(account));
  // Beside one that goes on, a closed one has its name.
  const isClear = payable.length === 1 && (named.length === 1 || !payable.some(isClosed));
  const messagePath = newMessagePath({
    kind: 'information',
    group: { kind: 'parties', operator: 'include', partyIds },
  });
  return (
    <Row gap={8}>
      {mayReceive &&
        payable.map(({ id, garden, reference }) => (
          <ButtonLink key={id} isReturning look="filled" to={receivePath(id)}>
            {isClear
              ? settlementText.receive
              : accountText.receiveFor(nameAmong(named, { garden, reference }))}
          </ButtonLink>
        ))}
      {mayWrite && partyIds.length > 0 && (
        <ButtonLink isReturning look="outlined" to={messagePath}>
          {accountText.write}
        </ButtonLink>
      )}
    </Row>
  );
}

/** What is owed on an account beside others; undefined for who may not know it. */
function amountOf({ standing }: StandingAccount): string | undefined {
  if (standing === undefined) return undefined;
  const { balance } = standing;
  const side = sideOf(balance);
  return balance === 0 ? side : `${formatAmount(Math.abs(balance))} ${side}`;
}
