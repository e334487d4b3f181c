import type { FeeKindOfYear } from '@grzadka/contract/tariff/tariff-year.model';
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldDescription } from '../../core/form/field-descriptions.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { endToast, type ToastAction, toldToasts } from '../../core/ui/toasts/toasts.ts';
import { FeeKindRow } from './FeeKindRow.tsx';
import styles from './YearRates.module.css';
import { yearRatesText } from './year-rates.text.ts';
import { basisOf, ratesBefore, startRow, type TypedRow } from './year-rates.ts';

interface YearRatesProps {
  year: number;
  items: readonly FeeKindOfYear[];
}

/** A row for each fee kind: what it cost in the year before, and what it is to cost. */
export function YearRates({ year, items }: YearRatesProps) {
  useMissingRows(items);
  const wordsOf = useCallback((rows: unknown) => ratesInWords(rows as TypedRow[], items), [items]);
  useFieldDescription('rows', yearRatesText.rates, wordsOf);
  const order: readonly string[] = useWatch({ name: 'rows', compute: orderOf });
  return (
    <fieldset className={styles['rates']}>
      <Text as="legend" kind="h6" className={styles['title']}>
        {yearRatesText.rates}
      </Text>
      <Text isQuiet>
        {items.length === 0 ? yearRatesText.noKinds : yearRatesText.ratesHint(year - 1)}
      </Text>
      <CopyButton year={year} items={items} />
      <div role="presentation" onKeyDown={goDown} className={styles['rows']}>
        {items
          .filter(({ feeKind }) => order.includes(feeKind.id))
          .map((item) => (
            <FeeKindRow
              key={item.feeKind.id}
              year={year}
              item={item}
              name={`rows.${order.indexOf(item.feeKind.id)}.rates`}
            />
          ))}
      </div>
    </fieldset>
  );
}

/** The kinds in the order of their rows, which stays the same while rates are typed. */
function orderOf(rows: readonly TypedRow[]): readonly string[] {
  return rows.map(({ feeKindId }) => feeKindId);
}

/** Fills the fields that are empty with what was paid the year before; all of them are emptied again at a press. */
function CopyButton({ year, items }: YearRatesProps) {
  const { getValues, setValue } = useFormContext<{ rows: TypedRow[] }>();
  const [offer, setOffer] = useState<ToastAction>();
  const set = (name: RateName, rate: string) => setValue(name, rate, { shouldDirty: true });
  const copy = () => {
    const rows = getValues('rows');
    const filled = items.flatMap((item) => {
      const row = rows.findIndex(({ feeKindId }) => feeKindId === item.feeKind.id);
      return ratesBefore(item).flatMap((rate, tier) => {
        const name: RateName = `rows.${row}.rates.${tier}`;
        return getValues(name) ? [] : [{ name, rate }];
      });
    });
    for (const { name, rate } of filled) set(name, rate);
    const undo = () => {
      // What was typed over it stays.
      const unchanged = filled.filter(({ name, rate }) => getValues(name) === rate);
      for (const { name } of unchanged) set(name, '');
      notify.success(yearRatesText.emptied(unchanged.length));
      return Promise.resolve();
    };
    const action = { label: yearRatesText.undo, isUndo: true, run: undo };
    notify.success(yearRatesText.copied(filled.length), { ...(filled.length > 0 && { action }) });
    if (filled.length > 0) setOffer(action);
  };
  // Once the form is closed, nothing could be taken out of its fields.
  useLayoutEffect(() => offer && (() => withdraw(offer)), [offer]);
  if (!items.some((item) => ratesBefore(item).length > 0)) return null;
  return (
    <Button look="outlined" onClick={copy} className={styles['copy']}>
      {yearRatesText.copy(year - 1)}
    </Button>
  );
}

function withdraw(offer: ToastAction): void {
  for (const { id, action } of toldToasts()) if (action === offer) endToast(id);
}

type RateName = `rows.${number}.rates.${number}`;

/** Gives a kind its row that got a tariff while the form was open, such as by the screen below this one. */
function useMissingRows(items: readonly FeeKindOfYear[]): void {
  const { getValues, setValue } = useFormContext<{ rows: TypedRow[] }>();
  const add = useEffectEvent((shown: readonly FeeKindOfYear[]) => {
    const rows = getValues('rows');
    for (const item of shown) {
      const place = rows.findIndex(({ feeKindId }) => feeKindId === item.feeKind.id);
      if (place < 0) setValue('rows', [...getValues('rows'), startRow(item)]);
      else if (rows[place]?.rates.length === 0 && basisOf(item)) {
        setValue(`rows.${place}`, startRow(item));
      }
    }
  });
  useEffect(() => add(items), [items]);
}

/** Enter leads down the column of rates, and from the last one to the button that saves. */
function goDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(event.target) + 1];
  next?.select();
  const save = event.target.form?.querySelector<HTMLElement>('[type=submit]');
  (next ?? save)?.focus();
}

/** What is typed, for whoever chooses between two versions of it. */
function ratesInWords(rows: readonly TypedRow[], items: readonly FeeKindOfYear[]): string {
  const words = rows.flatMap(({ feeKindId, rates }) => {
    const typed = rates.filter((rate) => rate);
    const name = items.find(({ feeKind }) => feeKind.id === feeKindId)?.feeKind.name;
    return typed.length > 0 && name !== undefined ? [`${name}: ${typed.join(' / ')}`] : [];
  });
  return words.join('; ') || yearRatesText.noRate;
}
