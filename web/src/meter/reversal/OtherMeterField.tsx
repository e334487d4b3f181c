import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { useEffect, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { RecordField } from '../../core/form/fields/RecordField.tsx';
import { metersLike } from '../meter-search.ts';
import { reversalText } from './reversal.text.ts';

/** Which meter was read indeed; where it is not asked any more, none is meant. */
export function OtherMeterField({ meter }: { meter: Pick<MeterListItem, 'id' | 'type'> }) {
  const { setValue } = useFormContext();
  const search = useMemo(() => metersLike(meter), [meter]);
  useEffect(() => () => setValue('replacementMeterId', ''), [setValue]);
  return (
    <RecordField
      name="replacementMeterId"
      label={reversalText.otherMeter}
      search={search}
      helper={reversalText.otherMeterHint}
    />
  );
}
