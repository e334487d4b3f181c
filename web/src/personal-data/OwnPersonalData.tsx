import { personalDataEndpoints } from '@grzadka/contract/personal-data/personal-data.endpoints';
import { exportRefusals } from '@grzadka/contract/personal-data/personal-data.model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../core/api/api-error.ts';
import { call } from '../core/api/call.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { ExportRows } from './ExportRows.tsx';
import { exportsKey, ownArchiveAddress, ownExportsQuery } from './personal-data.queries.ts';
import { ownDataText } from './personal-data.text.ts';

/** The way to a copy of all own data: one press, and a file a moment later. */
export function OwnPersonalData() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(ownExportsQuery);
  const asking = useMutation({
    mutationFn: () => call(personalDataEndpoints.exportOwn, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportsKey }),
  });
  return (
    <Section
      title={ownDataText.section}
      actions={
        data?.hasParty !== false && (
          <Button
            look="outlined"
            aria-disabled={asking.isPending}
            onClick={() => !asking.isPending && asking.mutate()}
          >
            {ownDataText.prepare}
          </Button>
        )
      }
    >
      <Stack gap={12}>
        <Text isQuiet>{data?.hasParty === false ? exportRefusals.ofNobody : ownDataText.hint}</Text>
        {asking.error && <Notice tone="error">{errorText(asking.error)}</Notice>}
        {data ? (
          <ExportRows
            label={ownDataText.section}
            items={data.items}
            addressOf={ownArchiveAddress}
          />
        ) : (
          <SectionWaiting error={error} failed={ownDataText.failed} retry={refetch} />
        )}
      </Stack>
    </Section>
  );
}
