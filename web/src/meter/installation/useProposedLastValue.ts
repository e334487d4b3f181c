import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { verdictContextQuery } from '../verdict/verdict.queries.ts';
import { valueText } from '../meter.text.ts';
import { expectedValue } from './expected-value.ts';
import { installationText } from './installation.text.ts';

interface LastValueOptions {
  meter: Pick<MeterListItem, 'id' | 'type'>;
  /** When the device is taken off. */
  at: string;
  measurements: readonly MeasurementListItem[];
}

/**
 * Puts what the dial is expected to show into the field of a last value that nobody can read, unless something was typed
 * there. Gives what stands below the field then; undefined where nothing is proposed.
 */
export function useProposedLastValue({
  meter,
  at,
  measurements,
}: LastValueOptions): string | undefined {
  const { getValues, setValue } = useFormContext();
  const isEstimated: unknown = useWatch({ name: 'lastValueEstimated' });
  // A proposal that does not come is none.
  const { data: context } = useQuery({ ...verdictContextQuery(meter.id), retry: false });
  // The context knows what stands around now, the history also what stood around a time before.
  const standing = measurements.filter(({ reversal }) => !reversal);
  const expected =
    context && isEstimated === true
      ? expectedValue(at, { ...context, measurements: standing })
      : undefined;
  const proposal = expected === undefined ? '' : formatDecimal(expected);
  const proposed = useRef('');
  const propose = useEffectEvent((next: string) => {
    if (getValues('lastValue') !== proposed.current) return;
    setValue('lastValue', next, { shouldDirty: true });
    proposed.current = next;
  });
  useEffect(() => propose(proposal), [proposal]);
  return expected === undefined
    ? undefined
    : installationText.expected(valueText(expected, meter.type));
}
