import type {
  ChargedSettlement,
  ChargeRunDetails,
} from '@grzadka/contract/charge/run/charge-run.model';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { chargedSettlementList } from '@grzadka/contract/charge/run/charged-settlement.list';
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { ReturningLink } from '../../core/ui/screen/ReturningLink.tsx';
import { accountsPath } from '../charge.paths.ts';
import { blockedQuery, mostBlockedShown } from '../charge.queries.ts';
import { accountName, chargeText } from '../charge.text.ts';
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
      <Typography color="textSecondary">{chargeText.blockedHint}</Typography>
      {data ? (
        <Rows run={run} items={data.items} />
      ) : (
        <SectionWaiting error={error} failed={chargeText.blockedFailed} retry={refetch} />
      )}
      {run.counts.blocked > mostBlockedShown && (
        <Button component={ReturningLink} to={all} sx={{ mt: 1 }}>
          {chargeText.moreBlocked}
        </Button>
      )}
    </Section>
  );
}

function Rows({ run, items }: BlockedAccountsProps & { items: readonly ChargedSettlement[] }) {
  const mayWrite = useMay(chargeRunRecord.permissions.write);
  const [asked, setAsked] = useState<ChargedSettlement>();
  return (
    <>
      <Box component="ul" aria-label={chargeText.blocked} sx={listStyle}>
        {items.map((item) => (
          <Box component="li" key={item.id} sx={rowStyle}>
            <div>
              <Typography sx={{ fontWeight: 600 }}>{accountName(item)}</Typography>
              <Typography variant="body2">{item.blocked?.words}</Typography>
            </div>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <MendLink run={run} item={item} />
              {mayWrite && item.settlement && (
                <Button
                  aria-label={`${chargeText.skip}: ${accountName(item)}`}
                  onClick={() => setAsked(item)}
                >
                  {chargeText.skip}
                </Button>
              )}
            </Box>
          </Box>
        ))}
      </Box>
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

const listStyle = { m: 0, mt: 1, p: 0, listStyle: 'none', overflowWrap: 'anywhere' } as const;

const rowStyle = {
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
} as const;
