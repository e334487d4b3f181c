import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { retentionEndpoints } from '@grzadka/contract/retention/retention.endpoints';
import { type RetentionItem, retentionRules } from '@grzadka/contract/retention/retention.model';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { paths } from '../core/paths.ts';
import { CardRow, CardRowText } from '../core/ui/CardRow.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { Section } from '../core/ui/Section.tsx';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import { retentionText } from './retention.text.ts';

const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: ({ signal }) => call(retentionEndpoints.all, {}, { signal }),
});

/** What the program deletes by itself, after which time, and when next ('Dane osobowe', 'Przechowywanie danych'). */
export function RetentionScreen() {
  const { data, error, refetch } = useQuery(retentionQuery);
  return (
    <Screen title={retentionText.title} back={paths.personalDataOfOthers} busy={!data && !error}>
      {data && (
        <ScreenColumn>
          <Section title={retentionText.section}>
            <Stack gap={12}>
              <Text isQuiet>{retentionText.hint}</Text>
              <PlainList aria-label={retentionText.section}>
                {data.items.map((item) => (
                  <CardRow key={item.kind}>
                    <CardRowText>
                      <Text isStrong as="div">
                        {retentionRules[item.kind].label}
                      </Text>
                      <Text kind="body2">
                        {retentionText.keptFor(retentionRules[item.kind].keptFor)}
                      </Text>
                      <Text kind="body2" isQuiet>
                        <UnbrokenText text={nextText(item)} />
                      </Text>
                    </CardRowText>
                  </CardRow>
                ))}
              </PlainList>
            </Stack>
          </Section>
        </ScreenColumn>
      )}
      {!data && error && (
        <LoadFailure error={error} back={paths.personalDataOfOthers} retry={refetch} />
      )}
    </Screen>
  );
}

function nextText({ kind, nextOn, count }: RetentionItem): string {
  if (kind === 'mail-bodies') return retentionText.atOnce;
  return nextOn === null
    ? retentionText.nothing
    : retentionText.next(nextOn.replaceAll('-', '.'), formatDecimal(count));
}
