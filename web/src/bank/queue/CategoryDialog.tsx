import { bankLineEndpoints } from '@grzadka/contract/bank/queue/bank-line.endpoints';
import {
  type BankLineAssign,
  bankLineCategory,
} from '@grzadka/contract/bank/queue/bank-line.model';
import type { RecordOptions } from '@grzadka/contract/core/call/options-endpoint';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormRadioField } from '../../core/form/fields/RadioField.tsx';
import { optionsQuery } from '../../core/record/options-query.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { bankLineText } from './bank-line.text.ts';
import type { BookedDialogProps } from './booked-dialog.ts';

type Part = BankLineAssign['parts'][number];

interface CategoryDialogProps extends BookedDialogProps {
  /** The category that is paid for to this account, if any. */
  suggested?: string | undefined;
}

/** Asks what a line paid for; of one that came in, for what money was given back. */
export function CostDialog(asked: CategoryDialogProps) {
  return (
    <CategoryDialog
      {...asked}
      categories={useQuery(optionsQuery('cost-category'))}
      words={bankLineText.costs}
      partOf={(costCategoryId, amount) => ({ costCategoryId, amount })}
    />
  );
}

/** Asks for what money came that is nobody's account's; of a line by which money left, for what it was given back. */
export function IncomeDialog(asked: CategoryDialogProps) {
  return (
    <CategoryDialog
      {...asked}
      categories={useQuery(optionsQuery('income-category'))}
      words={bankLineText.incomes}
      partOf={(incomeCategoryId, amount) => ({ incomeCategoryId, amount })}
    />
  );
}

interface OfKindProps extends CategoryDialogProps {
  categories: UseQueryResult<RecordOptions>;
  words: (typeof bankLineText)['costs' | 'incomes'];
  partOf: (categoryId: string, amount: number) => Part;
}

function CategoryDialog({ line, suggested, categories, words, partOf, ...dialog }: OfKindProps) {
  const { data, error, refetch } = categories;
  const active = (data?.items ?? []).filter((category) => category.active);
  const names = Object.fromEntries(active.map(({ id, name }) => [id, name]));
  const booked = useRef('');
  const { open, onBooked, onClose } = dialog;
  return (
    <FormDialog
      open={open}
      title={words.title(line.amount)}
      endpoint={{ body: bankLineCategory }}
      defaultValues={{ id: line.id, categoryId: suggested ?? '' }}
      submit={async ({ id, categoryId }) => {
        const parts = [partOf(categoryId, Math.abs(line.amount))];
        await call(bankLineEndpoints.assign, { body: { id, parts } });
        booked.current = words.booked(names[categoryId] ?? '');
      }}
      submitLabel={bankLineText.book}
      onSaved={() => onBooked(booked.current)}
      onClose={onClose}
    >
      {data === undefined && <SectionWaiting error={error} failed={words.failed} retry={refetch} />}
      {data && active.length === 0 && <Text>{words.none}</Text>}
      {active.length > 0 && (
        <FormRadioField
          name="categoryId"
          label={words.category}
          options={names}
          isColumn
          autoFocus
        />
      )}
    </FormDialog>
  );
}
