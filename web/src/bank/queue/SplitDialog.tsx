import { bankLineEndpoints } from '@grzadka/contract/bank/queue/bank-line.endpoints';
import {
  bankLineSplit,
  type LineCandidates,
  mostParts,
} from '@grzadka/contract/bank/queue/bank-line.model';
import { sumBy } from 'es-toolkit/math';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '../../core/api/call.ts';
import { FieldRows } from '../../core/form/FieldRows.tsx';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormMoneyField } from '../../core/form/fields/MoneyField.tsx';
import { type FoundRecord, RecordField } from '../../core/form/fields/RecordField.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { amountInField, readAmount } from '../../core/ui/money/read-amount.ts';
import { settlementText } from '../../settlement/settlement.text.ts';
import { settlementSearch } from '../../settlement/settlement-search.ts';
import { bankLineText } from './bank-line.text.ts';
import type { BookedDialogProps } from './booked-dialog.ts';
import styles from './SplitDialog.module.css';

interface SplitDialogProps extends BookedDialogProps {
  candidates: LineCandidates | undefined;
}

interface Row {
  readonly settlementId: string;
  readonly amount: string;
}

const emptyRow: Row = { settlementId: '', amount: '' };

/** Asks which accounts have which parts of a line, and shows how much is still to be divided. */
export function SplitDialog({ open, line, candidates, onBooked, onClose }: SplitDialogProps) {
  const total = Math.abs(line.amount);
  const count = useRef(0);
  const owing = candidates?.items ?? [];
  return (
    <FormDialog
      open={open}
      title={bankLineText.splitTitle(total)}
      endpoint={{ body: bankLineSplit }}
      defaultValues={{ id: line.id, parts: startRows(owing, total) }}
      submit={async (body) => {
        await call(bankLineEndpoints.assign, { body });
        count.current = body.parts.length;
      }}
      submitLabel={bankLineText.book}
      onSaved={() => onBooked(bankLineText.bookedSplit(count.current))}
      onClose={onClose}
    >
      <Parts total={total} known={owing.map(foundAccount)} />
    </FormDialog>
  );
}

/** Who pays at once what the best candidates owe together means them; else two parts are empty. */
function startRows(items: LineCandidates['items'], total: number): Row[] {
  const rows: Row[] = [];
  let left = total;
  for (const { settlement, open } of items) {
    if (open > 0 && open <= left) {
      rows.push({ settlementId: settlement.id, amount: amountInField(open) });
      left -= open;
    }
  }
  return left === 0 && rows.length > 1 ? rows : [emptyRow, emptyRow];
}

function foundAccount(account: LineCandidates['items'][number]): FoundRecord {
  const { settlement, holders } = account;
  const name = settlementText.nameWithState(settlementText.nameOf(settlement), account);
  return { id: settlement.id, name, note: holders };
}

interface PartsProps {
  total: number;
  /** The accounts by which the form may begin. */
  known: readonly FoundRecord[];
}

function Parts({ total, known }: PartsProps) {
  const rows = useWatch<{ parts: Row[] }, 'parts'>({ name: 'parts' });
  const left = total - sumBy(rows, ({ amount }) => groszeOf(amount));
  return (
    <div>
      <FieldRows
        name="parts"
        words={bankLineText.splitRows}
        most={mostParts}
        newRow={() => ({ settlementId: '', amount: left > 0 ? amountInField(left) : '' })}
      >
        {(part, { index }) => (
          <>
            <RecordField
              name={`${part}.settlementId`}
              label={bankLineText.settlement}
              search={settlementSearch}
              own={known.find(({ id }) => id === rows[index]?.settlementId)}
              autoFocus={index === 0}
            />
            <FormMoneyField name={`${part}.amount`} label={bankLineText.partAmount} />
          </>
        )}
      </FieldRows>
      <Text isStrong aria-live="polite" className={styles['left']}>
        {bankLineText.left(left)}
      </Text>
    </div>
  );
}

/** What is no amount yet counts as nothing. */
function groszeOf(typed: string): number {
  const read = readAmount(typed);
  return 'grosze' in read ? Math.max(read.grosze ?? 0, 0) : 0;
}
