import { formatAmount } from '@grzadka/contract/core/number/amount';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { AccountStanding } from '@grzadka/contract/settlement/settlement.model';
import { Box } from '@mui/material';
import { nextTermText, overdueText, sideOf } from './standing.text.ts';

/** What is owed, since when some of it is overdue, and the next term: the first that is seen of money. */
export function Standing({ standing }: { standing: AccountStanding }) {
  const { balance } = standing;
  const overdue = overdueText(standing, gardenToday());
  const next = nextTermText(standing);
  return (
    <Box sx={style}>
      <p className="amount">
        {balance !== 0 && <strong>{formatAmount(Math.abs(balance))}</strong>} {sideOf(balance)}
      </p>
      {overdue !== null && <p className="overdue">{overdue}</p>}
      {next !== null && <p>{next}</p>}
    </Box>
  );
}

const style = {
  flex: '1 1 13rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& p': { m: 0 },
  '.amount': { lineHeight: 1.35 },
  strong: { fontSize: '1.5rem', fontWeight: 700 },
  '.overdue': { color: 'error.main', fontWeight: 600 },
} as const;
