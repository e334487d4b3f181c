import type { RecordOptions } from '@grzadka/contract/core/call/options-endpoint';
import type { UseQueryResult } from '@tanstack/react-query';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { paymentText } from './payment.text.ts';

interface CategoryFieldProps {
  name: string;
  label: string;
  /** What is said where none is in use, and where they cannot be read. */
  none: string;
  failed: string;
  categories: UseQueryResult<RecordOptions>;
}

/** Which category, of those in use, the money belongs to. */
export function CategoryField({ name, label, none, failed, categories }: CategoryFieldProps) {
  const { data, error, refetch } = categories;
  if (data === undefined && error) {
    return <SectionWaiting error={error} failed={failed} retry={refetch} />;
  }
  const active = (data?.items ?? []).filter((category) => category.active);
  return (
    <FormSelectField
      name={name}
      label={label}
      placeholder={paymentText.noCategoryChosen}
      options={active.map((category) => ({ value: category.id, label: category.name }))}
      helper={data && active.length === 0 && none}
    />
  );
}
