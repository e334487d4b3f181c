import { memberLabel } from '@grzadka/contract/membership/membership.model';
import { noGarden, type SettlementDetails } from '@grzadka/contract/settlement/settlement.model';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import { Box, Chip, Link as TextLink } from '@mui/material';
import { periodText } from '../core/ui/dates/period.ts';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { partyPaths } from '../party/party.paths.ts';
import { settlementText } from '../settlement/settlement.text.ts';

const { fields } = settlementRecord;

/** Whose an account is and what is said of it, side by side, without its name; what nobody filled in is left out: 'Edytuj' has its field. */
export function AccountFacts({ account }: { account: SettlementDetails }) {
  const holders = account.garden === null ? settlementText.owner : settlementText.holders;
  return (
    <Box sx={style}>
      <dl>
        {factsOf(account).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <span className="label">{holders}</span>
        <ul aria-label={holders}>
          {account.holders.map(({ party, from, thru, isMember }) => (
            <li key={`${party.id} ${from}`}>
              <TextLink component={ReturningLink} to={partyPaths.details(party.id)}>
                {party.name}
              </TextLink>
              {isMember && <Chip label={memberLabel} size="small" />}
              <span>{periodText({ validFrom: from, validThru: thru })}</span>
            </li>
          ))}
        </ul>
      </div>
    </Box>
  );
}

function factsOf({ garden, openedOn, closedOn, ...account }: SettlementDetails) {
  const { holders, payer, note, useOverpayments } = account;
  const period = periodText({ validFrom: openedOn, validThru: closedOn });
  const isTold = holders.every(
    ({ from, thru }) => periodText({ validFrom: from, validThru: thru }) === period,
  );
  const facts = [
    {
      label: fields.gardenId.label,
      value: garden === null ? noGarden : `${garden.name} (${garden.sector})`,
    },
    // Where somebody else began or left, the holders do not say it.
    { label: settlementText.period, value: isTold ? null : period },
    { label: fields.payerId.label, value: payer?.name },
    { label: fields.note.label, value: note },
    // As nearly all accounts have it, it says nothing.
    { label: fields.useOverpayments.label, value: useOverpayments ? null : 'nie' },
  ];
  return facts.filter(({ value }) => value != null);
}

const style = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: '0 1 auto',
  columnGap: 3,
  rowGap: 1,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  dl: { display: 'contents' },
  'dt, .label': { color: 'text.secondary', fontSize: '0.875rem' },
  '.label': { display: 'block' },
  'dd, ul': { m: 0, p: 0, fontWeight: 600 },
  dd: { whiteSpace: 'pre-line' },
  // A chip is no higher than the words beside it.
  '.MuiChip-root': { height: '1.4em' },
  li: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
  'li span': { fontWeight: 400 },
} as const;
