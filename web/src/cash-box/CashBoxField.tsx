import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { cashBoxText } from './cash-box.text.ts';

interface CashBox {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
}

/** The cash box of a form at first: the only one, or that which was used last, as far as it is in use. */
export function usualCashBox(boxes: readonly CashBox[], used: string | undefined): string {
  const active = boxes.filter((box) => box.active);
  const usual = active.length === 1 ? active[0] : active.find(({ id }) => id === used);
  return usual?.id ?? '';
}

/** Which cash box, where there are several: a garden with one is not asked. */
export function CashBoxField({ boxes }: { boxes: readonly CashBox[] }) {
  const active = boxes.filter((box) => box.active);
  if (active.length === 1) return null;
  return (
    <FormSelectField
      name="cashBoxId"
      label={cashBoxText.one}
      placeholder={cashBoxText.noneChosen}
      options={active.map(({ id, name }) => ({ value: id, label: name }))}
      helper={active.length === 0 && cashBoxText.noneActive}
    />
  );
}
