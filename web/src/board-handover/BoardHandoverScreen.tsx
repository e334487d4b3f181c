import { boardHandoverEndpoints } from '@grzadka/contract/board-handover/board-handover.endpoints';
import type { BoardHandover } from '@grzadka/contract/board-handover/board-handover.model';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../core/api/api-error.ts';
import { call } from '../core/api/call.ts';
import { callAddress } from '../core/api/request.ts';
import { paths } from '../core/paths.ts';
import { CardRow, CardRowText } from '../core/ui/CardRow.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { DownloadIcon } from '../core/ui/icons.ts';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import styles from './BoardHandoverScreen.module.css';
import { boardHandoverText as text } from './board-handover.text.ts';

/** How often the screen asks how far a pack is, in milliseconds. */
const lookEvery = 1_000;

const handoversQuery = queryOptions({
  queryKey: ['board-handover', 'list'],
  queryFn: ({ signal }) => call(boardHandoverEndpoints.list, {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.items.some((item) => item.state === 'waiting') ? lookEvery : false,
});

/** What a board hands over to the next one ('Dane osobowe', 'Przekazanie spraw nowemu zarządowi'): one press, and a file a moment later. */
export function BoardHandoverScreen() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(handoversQuery);
  const asking = useMutation({
    mutationFn: () => call(boardHandoverEndpoints.make, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: handoversQuery.queryKey }),
  });
  return (
    <Screen title={text.title} back={paths.personalDataOfOthers}>
      <ScreenColumn>
        <Section
          title={text.packs}
          actions={
            <Button
              look="filled"
              aria-disabled={asking.isPending}
              onClick={() => !asking.isPending && asking.mutate()}
            >
              {text.prepare}
            </Button>
          }
        >
          <Stack gap={12}>
            <Text isQuiet>{text.hint}</Text>
            {asking.error && <Notice tone="error">{errorText(asking.error)}</Notice>}
            {data?.items.length === 0 && <Text>{text.empty}</Text>}
            {data ? (
              <Packs items={data.items} />
            ) : (
              <SectionWaiting error={error} failed={text.failed} retry={refetch} />
            )}
          </Stack>
        </Section>
        <Section title={text.inside}>
          <ul className={styles['contents']}>
            {text.contents.map((part) => (
              <Text as="li" key={part}>
                {part}
              </Text>
            ))}
          </ul>
        </Section>
      </ScreenColumn>
    </Screen>
  );
}

function Packs({ items }: { items: readonly BoardHandover[] }) {
  return (
    <PlainList aria-label={text.packs} hidden={items.length === 0}>
      {items.map((item) => (
        <CardRow key={item.id}>
          <CardRowText>
            <Text isStrong as="div">
              <UnbrokenText text={text.madeBy(item.createdAt, item.madeBy)} />
            </Text>
            <Text as="output" kind="body2" isWrong={item.state === 'failed'}>
              <UnbrokenText text={stateText(item)} />
            </Text>
          </CardRowText>
          {item.state === 'done' && (
            <ButtonLink
              look="outlined"
              href={callAddress(boardHandoverEndpoints.pack, { params: { id: item.id } })}
              download
              startIcon={<DownloadIcon />}
              aria-label={`${text.download}: ${text.madeBy(item.createdAt, item.madeBy)}`}
            >
              {text.download}
            </ButtonLink>
          )}
        </CardRow>
      ))}
    </PlainList>
  );
}

function stateText({ state, size, availableThru }: BoardHandover): string {
  if (state === 'failed') return text.broken;
  return size === null ? text.waiting : text.ready(size, availableThru);
}
