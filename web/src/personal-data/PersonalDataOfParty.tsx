import { personalDataEndpoints } from '@grzadka/contract/personal-data/personal-data.endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMay } from '../core/access/access.ts';
import { errorText } from '../core/api/api-error.ts';
import { call } from '../core/api/call.ts';
import { erasurePath } from '../core/erasure-path.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { FoldOnPhone } from '../core/ui/FoldOnPhone.tsx';
import { Section } from '../core/ui/Section.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { ExportRows } from './ExportRows.tsx';
import { archiveAddress, exportsKey, exportsQuery } from './personal-data.queries.ts';
import { personalDataText } from './personal-data.text.ts';

/** What can be done about the data of a party that asks for them; nothing for whoever may not. */
export function PersonalDataOfParty({ partyId }: { partyId: string }) {
  return (
    useMay('personal-data:export') && (
      <FoldOnPhone title={personalDataText.ofParty}>
        <ExportOfParty partyId={partyId} />
      </FoldOnPhone>
    )
  );
}

function ExportOfParty({ partyId }: { partyId: string }) {
  const queryClient = useQueryClient();
  const mayErase = useMay('personal-data:erase');
  const { data } = useQuery(exportsQuery);
  const asking = useMutation({
    mutationFn: () => call(personalDataEndpoints.export, { body: { partyId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportsKey }),
  });
  return (
    <Section
      title={personalDataText.ofParty}
      actions={
        <Button
          look="outlined"
          aria-disabled={asking.isPending}
          onClick={() => !asking.isPending && asking.mutate()}
        >
          {personalDataText.prepare}
        </Button>
      }
    >
      <Stack gap={12}>
        <Text isQuiet>{personalDataText.ofPartyHint}</Text>
        {mayErase && <TextLink to={erasurePath(partyId)}>{personalDataText.erase}</TextLink>}
        {asking.error && <Notice tone="error">{errorText(asking.error)}</Notice>}
        <ExportRows
          label={personalDataText.exports}
          items={data?.items.filter(({ party }) => party.id === partyId) ?? []}
          addressOf={archiveAddress}
        />
      </Stack>
    </Section>
  );
}
