import type {
  ChargedSettlement,
  ChargeRunDetails,
} from '@grzadka/contract/charge/run/charge-run.model';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { chargedSettlementList } from '@grzadka/contract/charge/run/charged-settlement.list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { PlainList } from '../../core/ui/elements/PlainList.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { accountsPath } from '../charge.paths.ts';
import { blockedQuery, mostBlockedShown } from '../charge.queries.ts';
import { accountName, chargeText } from '../charge.text.ts';
import styles from './BlockedAccounts.module.css';
import { MendLink } from './MendLink.tsx';
import { SkipDialog } from './SkipDialog.tsx';

interface BlockedAccountsProps {
  run: ChargeRunDetails;
}

/** What stands in the way of a draft, each with the way to where it is mended; from there one comes back here. */
export function BlockedAccounts({ run }: BlockedAccountsProps) {
  const { data, error, refetch } = useQuery(blockedQuery(run.id));
  const { state } = chargedSettlementList.filters;
  const all = `${accountsPath(run.id)}?${new URLSearchParams({ [state.switch]: 'true', [state.parameter]: 'blocked' })}`;
  return (
    <Section title={`${chargeText.blocked} (${run.counts.blocked})`}>
      <Text isQuiet>{chargeText.blockedHint}</Text>
      {data ? (
        <Rows run={run} items={data.items} />
      ) : (
        <SectionWaiting error={error} failed={chargeText.blockedFailed} retry={refetch} />
      )}
      {run.counts.blocked > mostBlockedShown && (
        <ButtonLink isReturning to={all} className={styles['more']}>
          {chargeText.moreBlocked}
        </ButtonLink>
      )}
    </Section>
  );
}

function Rows({ run, items }: BlockedAccountsProps & { items: readonly ChargedSettlement[] }) {
  const mayWrite = useMay(chargeRunRecord.permissions.write);
  const [asked, setAsked] = useState<ChargedSettlement>();
  return (
    <>
      <PlainList hasLongWords aria-label={chargeText.blocked} className={styles['accounts']}>
        {items.map((item) => (
          <li key={item.id} className={styles['account']}>
            <div>
              <Text isStrong>{accountName(item)}</Text>
              <Text kind="body2">{item.blocked?.words}</Text>
            </div>
            <Row gap={8}>
              <MendLink run={run} item={item} />
              {mayWrite && item.settlement && (
                <Button
                  aria-label={`${chargeText.skip}: ${accountName(item)}`}
                  onClick={() => setAsked(item)}
                >
                  {chargeText.skip}
                </Button>
              )}
            </Row>
          </li>
        ))}
      </PlainList>
      <SkipDialog
        asked={
          asked?.settlement
            ? { runId: run.id, settlementId: asked.settlement.id, name: accountName(asked) }
            : undefined
        }
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
