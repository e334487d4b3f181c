import { bankLineEndpoints } from '@grzadka/contract/bank-line/bank-line.endpoints';
import { bankLineCost } from '@grzadka/contract/bank-line/bank-line.model';
import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormRadioField } from '../../core/form/fields/RadioField.tsx';
import { SectionWaiting } from '../../core/ui/SectionWaiting.tsx';
import { costCategoryOptionsQuery } from '../../cost-category/cost-category.queries.ts';
import { bankLineText } from '../bank-line.text.ts';
import type { BookedDialogProps } from './booked-dialog.ts';

interface CostDialogProps extends BookedDialogProps {
  /** The category that is paid for to this account, if any. */
  suggested: string | undefined;
}

/** Asks what a line paid for; of one that came in, for what money was given back. */
export function CostDialog({ open, line, suggested, onBooked, onClose }: CostDialogProps) {
  const { data, error, refetch } = useQuery(costCategoryOptionsQuery);
  const active = (data?.items ?? []).filter((category) => category.active);
  const names = Object.fromEntries(active.map(({ id, name }) => [id, name]));
  const booked = useRef('');
  const amount = Math.abs(line.amount);
  const title = line.amount < 0 ? bankLineText.costTitle : bankLineText.costBackTitle;
  return (
    <FormDialog
      open={open}
      title={title(amount)}
      endpoint={{ body: bankLineCost }}
      defaultValues={{ id: line.id, costCategoryId: suggested ?? '' }}
      submit={async ({ id, costCategoryId }) => {
        await call(bankLineEndpoints.assign, { body: { id, parts: [{ costCategoryId, amount }] } });
        booked.current = bankLineText.cost(names[costCategoryId] ?? '');
      }}
      submitLabel={bankLineText.book}
      onSaved={() => onBooked(booked.current)}
      onClose={onClose}
    >
      {data === undefined && (
        <SectionWaiting error={error} failed={bankLineText.categoriesFailed} retry={refetch} />
      )}
      {data && active.length === 0 && <Typography>{bankLineText.noCategory}</Typography>}
      {active.length > 0 && (
        <FormRadioField
          name="costCategoryId"
          label={bankLineText.costCategory}
          options={names}
          isColumn
          autoFocus
        />
      )}
    </FormDialog>
  );
}
