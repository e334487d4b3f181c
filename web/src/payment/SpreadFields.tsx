import { amountRefusals } from '@grzadka/contract/cash-box/cash-box.model';
import { sumBy } from 'es-toolkit/math';
import { useController } from 'react-hook-form';
import { Text } from '../core/ui/elements/Text.tsx';
import { MoneyBox } from '../core/ui/money/MoneyBox.tsx';
import { readAmount } from '../core/ui/money/read-amount.ts';
import styles from './SpreadFields.module.css';
import { spreadText } from './spread.text.ts';

/** A part of a debt that a payment may cover, amounts in grosze. */
export interface SpreadPart {
  readonly partId: string;
  readonly name: string;
  /** What else is shown of it. */
  readonly note: string;
  /** The most that the payment may cover of it. */
  readonly room: number;
}

/** What is typed for a part: nothing typed is no share. */
interface TypedShare {
  readonly partId: string;
  readonly amount: string;
}

interface SpreadFieldsProps {
  parts: readonly SpreadPart[];
  /** What of the payment may be spread, in grosze. */
  total: number;
}

/** How much of a payment goes to which part of a debt: the field 'allocations' of the form around it. */
export function SpreadFields({ parts, total }: SpreadFieldsProps) {
  const { field, fieldState } = useController<
    { allocations: readonly TypedShare[] | null },
    'allocations'
  >({ name: 'allocations' });
  const shares = field.value ?? [];
  const typedOf = (partId: string) => shares.find((share) => share.partId === partId)?.amount ?? '';
  const type = (partId: string, amount: string) => {
    const others = shares.filter((share) => share.partId !== partId);
    field.onChange(amount.trim() === '' ? others : [...others, { partId, amount }]);
  };
  const spread = sumBy(shares, ({ amount }) => groszeOf(amount) ?? 0);
  return (
    <div>
      <Text>{spreadText.explanation}</Text>
      {parts.map((part, index) => {
        const typed = typedOf(part.partId);
        const fault = faultOf(typed, part.room);
        return (
          <fieldset key={part.partId} className={styles['debt']}>
            <legend className={styles['legend']}>{part.name}</legend>
            <Text kind="body2" isQuiet className={styles['note']}>
              {part.note}
            </Text>
            <div className={styles['share']}>
              <MoneyBox
                label={spreadText.share}
                size="small"
                // Where something is wrong with all of them together, the focus goes to the first.
                {...(index === 0 && { name: field.name, inputRef: field.ref })}
                value={typed}
                onChange={(amount) => type(part.partId, amount)}
                onBlur={field.onBlur}
                isWrong={fault !== undefined}
                helper={fault}
              />
            </div>
          </fieldset>
        );
      })}
      <Text isStrong isWrong={spread > total} aria-live="polite" className={styles['left']}>
        {spreadText.left(total - spread)}
      </Text>
      {fieldState.error?.message !== undefined && <Text isWrong>{fieldState.error.message}</Text>}
    </div>
  );
}

function groszeOf(typed: string): number | null {
  const read = readAmount(typed);
  return 'grosze' in read ? read.grosze : null;
}

/** What is wrong with what is typed for a part: the server would refuse it as well. */
function faultOf(typed: string, room: number): string | undefined {
  const read = readAmount(typed);
  if ('fault' in read) return read.fault;
  if (read.grosze === null) return undefined;
  if (read.grosze <= 0) return amountRefusals.notPositive;
  return read.grosze > room ? spreadText.tooMuch(room) : undefined;
}
