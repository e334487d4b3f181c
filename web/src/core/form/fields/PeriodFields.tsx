import { FormDayField } from './DayField.tsx';

/** From when to when something holds, `validFrom` and `validThru`: either may be left out. */
export function PeriodFields() {
  return (
    <>
      <FormDayField
        name="validFrom"
        label="Od dnia"
        helper="Może pozostać puste, gdy nie wiadomo, od kiedy."
      />
      <FormDayField
        name="validThru"
        label="Do dnia (włącznie)"
        helper="Puste pole oznacza: bezterminowo."
        checkedWith={['validFrom']}
      />
    </>
  );
}
