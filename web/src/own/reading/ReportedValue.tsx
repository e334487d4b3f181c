import { measurementValue } from '@grzadka/contract/meter/measurement/measurement-form';
import { meterUnits } from '@grzadka/contract/meter/meter.labels';
import { ownEndpoints } from '@grzadka/contract/own/own.endpoints';
import type { OwnMeter } from '@grzadka/contract/own/own.model';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { call } from '../../core/api/call.ts';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { useSettled } from '../../core/ui/hooks/useSettled.ts';
import { typingPause } from '../../core/ui/typing-pause.ts';
import { ownArea } from '../own.paths.ts';
import { ownText } from '../own.text.ts';
import { ownReportText } from './own-report.text.ts';

const tones = { refuse: 'error', confirm: 'warning', info: 'info' } as const;

/** The value as the dial shows it, below what it showed last, with what is found in it. */
export function ReportedValue({ meter }: { meter: OwnMeter }) {
  const findings = useFindings(meter.id);
  return (
    <Stack gap={8}>
      <Text>{`${ownText.lastReading}: ${ownText.lastReadingText(meter)}`}</Text>
      <FormTextField
        name="measurementValue"
        label={ownReportText.value}
        helper={ownReportText.valueHint}
        inputMode="decimal"
        adornment={meterUnits[meter.type]}
        onChangeText={(text) => text.replaceAll(',', '.')}
      />
      <Stack gap={8} as="output">
        {findings.map(({ code, level, text }) => (
          <Notice key={code} tone={tones[level]} role="note">
            {text}
          </Notice>
        ))}
        {findings.some(({ level }) => level === 'confirm') && (
          <Text>{ownReportText.lookAgain}</Text>
        )}
      </Stack>
    </Stack>
  );
}

/** What the server finds in what stands in the form, once the typing pauses; where that cannot be asked nothing is said. */
function useFindings(meterId: string) {
  const typed: unknown = useWatch({ name: 'measurementValue' });
  const measuredOn: unknown = useWatch({ name: 'measuredOn' });
  const settled = useSettled(typed, typingPause);
  const value = measurementValue.safeParse(settled);
  const body = { meterId, measurementValue: String(settled), measuredOn: String(measuredOn) };
  const { data } = useQuery({
    queryKey: [ownArea, 'verdict', body],
    queryFn: ({ signal }) => call(ownEndpoints.judgeReading, { body }, { signal }),
    enabled: value.success && typed === settled,
    retry: false,
  });
  // What is being typed is not what they were found in.
  return (value.success && typed === settled && data?.findings) || [];
}
