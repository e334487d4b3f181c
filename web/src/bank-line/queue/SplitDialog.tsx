import { bankLineEndpoints } from '@grzadka/contract/bank-line/bank-line.endpoints';
import {
  bankLineSplit,
  type LineCandidates,
  mostParts,
} from '@grzadka/contract/bank-line/bank-line.model';
import { Box, Button, Typography } from '@mui/material';
import { sumBy } from 'es-toolkit/math';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormMoneyField } from '../../core/form/fields/MoneyField.tsx';
import { type FoundRecord, RecordField } from '../../core/form/fields/RecordField.tsx';
import { AddIcon, DeleteIcon } from '../../core/ui/icons.ts';
import { amountInField, readAmount } from '../../core/ui/money/read-amount.ts';
import { settlementText } from '../../settlement/settlement.text.ts';
import { settlementSearch } from '../../settlement/settlement-search.ts';
import { bankLineText } from '../bank-line.text.ts';
import type { BookedDialogProps } from './booked-dialog.ts';

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
  const { fields, append, remove } = useFieldArray<{ parts: Row[] }>({ name: 'parts' });
  const rows = useWatch<{ parts: Row[] }, 'parts'>({ name: 'parts' });
  const adding = useRef<HTMLButtonElement>(null);
  const left = total - sumBy(rows, ({ amount }) => groszeOf(amount));
  return (
    <Box component="fieldset" sx={plainFieldset}>
      <Typography component="legend" color="textSecondary" variant="body2" sx={{ p: 0 }}>
        {bankLineText.partsHint}
      </Typography>
      {fields.map(({ id, settlementId }, index) => (
        <Box
          key={id}
          component="fieldset"
          aria-label={bankLineText.partNumber(index + 1)}
          sx={rowStyle}
        >
          <RecordField
            name={`parts.${index}.settlementId`}
            label={bankLineText.settlement}
            search={settlementSearch}
            own={known.find((account) => account.id === settlementId)}
            autoFocus={index === 0}
          />
          <FormMoneyField name={`parts.${index}.amount`} label={bankLineText.partAmount} />
          {fields.length > 1 && (
            <Button
              startIcon={<DeleteIcon />}
              onClick={() => {
                remove(index);
                adding.current?.focus();
              }}
              sx={{ justifySelf: 'start' }}
            >
              {bankLineText.removePart(index + 1)}
            </Button>
          )}
        </Box>
      ))}
      <Button
        ref={adding}
        startIcon={<AddIcon />}
        disabled={fields.length >= mostParts}
        onClick={() => append({ settlementId: '', amount: left > 0 ? amountInField(left) : '' })}
        sx={{ mt: 2 }}
      >
        {bankLineText.addPart}
      </Button>
      <Typography aria-live="polite" sx={{ mt: 2, fontWeight: 600 }}>
        {bankLineText.left(left)}
      </Typography>
    </Box>
  );
}

/** What is no amount yet counts as nothing. */
function groszeOf(typed: string): number {
  const read = readAmount(typed);
  return 'grosze' in read ? Math.max(read.grosze ?? 0, 0) : 0;
}

/** Without the frame that browsers draw. */
const plainFieldset = { m: 0, p: 0, border: 0, minWidth: 0 } as const;

/** Fields beside each other where there is room for them; a line beside the row holds it together. */
const rowStyle = {
  ...plainFieldset,
  mt: 2,
  pl: 2,
  borderLeft: 2,
  borderColor: 'divider',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
} as const;
