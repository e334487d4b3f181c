import type { ChargeLine } from '@grzadka/contract/charge/charge.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { Box, Link as TextLink, Typography } from '@mui/material';
import { ReturningLink } from '../../core/ui/screen/ReturningLink.tsx';
import { meterPaths } from '../../meter/meter.paths.ts';
import { chargeText } from '../charge.text.ts';

interface ChargeLinesProps {
  lines: readonly ChargeLine[];
  /** The parts of it by their due days, where these are not shown beside it. */
  parts?: readonly { readonly dueOn: string; readonly amount: number }[];
}

/** Why a charge is as it is: each line in its words with the readings it rests on, and when it is due. */
export function ChargeLines({ lines, parts }: ChargeLinesProps) {
  return (
    <>
      <Box component="ul" sx={listStyle}>
        {lines.map((line) => (
          <Box component="li" key={line.words} sx={lineStyle}>
            <div>
              <Typography>{line.words}</Typography>
              <Readings line={line} />
            </div>
            <Typography sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {formatAmount(line.amount)}
            </Typography>
          </Box>
        ))}
      </Box>
      {parts && (
        <Typography variant="body2" color="textSecondary">
          {parts
            .map(({ dueOn, amount }) => chargeText.part(dueOn, formatAmount(amount)))
            .join(', ')}
        </Typography>
      )}
    </>
  );
}

/** What the dials said, leading to the meter. */
function Readings({ line: { readings } }: { line: ChargeLine }) {
  const [first] = readings;
  if (first === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      <TextLink component={ReturningLink} to={meterPaths.details(first.meterId)}>
        {chargeText.readings}
      </TextLink>
      {`: ${readings
        .map(({ day, value, isEstimate }) =>
          chargeText.reading(day, formatDecimal(value), isEstimate),
        )
        .join('; ')}`}
    </Typography>
  );
}

const listStyle = { m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' } as const;

const lineStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
