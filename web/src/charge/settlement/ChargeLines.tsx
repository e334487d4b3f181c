import type { ChargeLine } from '@grzadka/contract/charge/charge.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { PlainList } from '../../core/ui/elements/PlainList.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { TextLink } from '../../core/ui/screen/TextLink.tsx';
import { meterPaths } from '../../meter/meter.paths.ts';
import { chargeText } from '../charge.text.ts';
import styles from './ChargeLines.module.css';

interface ChargeLinesProps {
  lines: readonly ChargeLine[];
  /** The parts of it by their due days, where these are not shown beside it. */
  parts?: readonly { readonly dueOn: string; readonly amount: number }[];
}

/** Why a charge is as it is: each line in its words with the readings it rests on, and when it is due. */
export function ChargeLines({ lines, parts }: ChargeLinesProps) {
  return (
    <>
      <PlainList hasLongWords>
        {lines.map((line) => (
          <li key={line.words} className={styles['line']}>
            <div>
              <Text>{line.words}</Text>
              <Readings line={line} />
            </div>
            <Text className={styles['amount']}>{formatAmount(line.amount)}</Text>
          </li>
        ))}
      </PlainList>
      {parts && (
        <Text kind="body2" isQuiet>
          {parts
            .map(({ dueOn, amount }) => chargeText.part(dueOn, formatAmount(amount)))
            .join(', ')}
        </Text>
      )}
    </>
  );
}

/** What the dials said, leading to the meter. */
function Readings({ line: { readings } }: { line: ChargeLine }) {
  const [first] = readings;
  if (first === undefined) return null;
  return (
    <Text kind="body2" isQuiet>
      <TextLink isReturning to={meterPaths.details(first.meterId)}>
        {chargeText.readings}
      </TextLink>
      {`: ${readings
        .map(({ day, value, isEstimate }) =>
          chargeText.reading(day, formatDecimal(value), isEstimate),
        )
        .join('; ')}`}
    </Text>
  );
}
