import { meterUnits } from '@grzadka/contract/meter/meter.labels';
import { mostSegments, mostTiers } from '@grzadka/contract/tariff/tariff-terms';
import { useWatch } from 'react-hook-form';
import { FieldRows } from '../../core/form/FieldRows.tsx';
import { FormDayField } from '../../core/form/fields/DayField.tsx';
import { WholeRow } from '../../core/form/fields/FieldGroup.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { tariffText } from '../tariff.text.ts';
import { newSegment, newTier } from '../typed-tariff.ts';

/** The prices of what a meter counts, each from a day on, and within each the tiers. */
export function ConsumptionFields() {
  const type: unknown = useWatch({ name: 'terms.meterType' });
  const unit = type === 'ElectricityMeter' ? meterUnits.ElectricityMeter : meterUnits.WaterMeter;
  return (
    <WholeRow>
      <FieldRows
        name="terms.segments"
        words={tariffText.segments}
        most={mostSegments}
        newRow={newSegment}
      >
        {(segment) => (
          <>
            <FormDayField name={`${segment}.from`} label={tariffText.from} />
            <WholeRow>
              <FieldRows
                name={`${segment}.tiers`}
                words={tariffText.tiers}
                most={mostTiers}
                newRow={newTier}
              >
                {(tier, { isLast }) => (
                  <>
                    <FormTextField
                      name={`${tier}.upTo`}
                      label={tariffText.upTo(unit)}
                      inputMode="decimal"
                      helper={isLast && tariffText.lastTier}
                    />
                    <FormTextField
                      name={`${tier}.rate`}
                      label={tariffText.tierRate(unit)}
                      inputMode="decimal"
                    />
                  </>
                )}
              </FieldRows>
            </WholeRow>
          </>
        )}
      </FieldRows>
    </WholeRow>
  );
}
