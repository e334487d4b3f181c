import { type Erasure, erasureStateLabels } from '@grzadka/contract/personal-data/erasure.model';
import { personalDataEndpoints } from '@grzadka/contract/personal-data/personal-data.endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../core/api/call.ts';
import { partyToErase } from '../../core/erasure-path.ts';
import { useSearchParams } from '../../core/navigation/place.ts';
import { paths } from '../../core/paths.ts';
import { ItemsSection } from '../../core/record/ItemsSection.tsx';
import { CardRow, CardRowText } from '../../core/ui/CardRow.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Tag } from '../../core/ui/elements/Tag.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../../core/ui/screen/ScreenColumn.tsx';
import { useFailures } from '../../core/ui/screen/useFailures.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { partyDetailsQuery } from '../../party/party.queries.ts';
import { erasureKey, erasuresQuery } from './erasure.queries.ts';
import { erasureText as text } from './erasure.text.ts';
import { HoldButton } from './HoldButton.tsx';

const EraseDialog = latePart(async () => (await import('./EraseDialog.tsx')).EraseDialog);

/** Who is being forgotten, and who was ('Dane osobowe', 'Usunięcia danych'). */
export function ErasuresScreen() {
  const read = useQuery(erasuresQuery);
  const wanted = useSearchParams()[0].get(partyToErase);
  const led = useQuery({ ...partyDetailsQuery(wanted ?? ''), enabled: wanted !== null });
  const [isAsking, setAsking] = useState(wanted !== null);
  const failures = useFailures('alert');
  const queryClient = useQueryClient();
  const undoing = useMutation({
    mutationFn: (id: string) => call(personalDataEndpoints.cancelErase, { body: { id } }),
    onMutate: failures.clear,
    onSuccess: () => notify.success(text.cancelled),
    onError: failures.show,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['party'] });
      return queryClient.invalidateQueries({ queryKey: erasureKey });
    },
  });
  const held = read.data && { items: read.data.items.filter(({ state }) => state === 'held') };
  const party = led.data && { id: led.data.reply.party.id, name: led.data.reply.party.name };
  return (
    <Screen title={text.title} back={paths.personalDataOfOthers}>
      <ScreenColumn>
        <Section
          title={text.section}
          actions={
            <Button look="filled" onClick={() => setAsking(true)} {...EraseDialog.ahead}>
              {text.ask}
            </Button>
          }
        >
          <Text isQuiet>{text.hint}</Text>
        </Section>
        <ItemsSection
          words={{ section: text.held, none: text.none, failed: text.failed }}
          read={{ ...read, data: held }}
          failures={failures}
          actions={null}
          renderItem={(item) => (
            <CardRow key={item.id}>
              <AboutHeld item={item} />
              <Row isCentred gap={4}>
                {item.partyId !== null && (
                  <HoldButton partyId={item.partyId} isHeld={item.isOnHold} about={nameOf(item)} />
                )}
                <Button
                  flush="on-phone"
                  aria-label={`${text.cancel}: ${nameOf(item)}`}
                  aria-disabled={undoing.isPending}
                  onClick={() => !undoing.isPending && undoing.mutate(item.id)}
                >
                  {text.cancel}
                </Button>
              </Row>
            </CardRow>
          )}
        >
          <EraseDialog
            key={party?.id}
            open={isAsking && (wanted === null || led.data !== undefined || led.isError)}
            party={party}
            onClose={() => setAsking(false)}
          />
        </ItemsSection>
        <ItemsSection
          words={{ section: text.register, none: text.noRegister, failed: text.failed }}
          read={read}
          failures={noFailures}
          actions={null}
          renderItem={(item) => (
            <CardRow key={item.id}>
              <AboutErasure item={item} />
            </CardRow>
          )}
        >
          {null}
        </ItemsSection>
      </ScreenColumn>
    </Screen>
  );
}

/** Nothing is done to what stands in the register. */
const noFailures = { error: undefined, clear: () => undefined };

function AboutHeld({ item }: { item: Erasure }) {
  const { nextOn, isOnHold, obstacle } = item;
  return (
    <CardRowText>
      <Row isCentred gap={8}>
        <Text isStrong>{nameOf(item)}</Text>
        {isOnHold && <Tag look="filled">{text.onHold}</Tag>}
      </Row>
      {nextOn !== null && <Text kind="body2">{text.leaves(nextOn)}</Text>}
      {obstacle !== null && (
        <Text kind="body2" isWrong>
          {obstacle}
        </Text>
      )}
    </CardRowText>
  );
}

function AboutErasure({ item }: { item: Erasure }) {
  return (
    <CardRowText>
      <Row isCentred gap={8}>
        <Text isStrong>{text.nameOf(item.number)}</Text>
        <Tag look="outlined">{erasureStateLabels[item.state]}</Tag>
      </Row>
      <Text kind="body2">{text.asked(item)}</Text>
      <Text kind="body2" isQuiet>
        {text.days(item)}
      </Text>
      {item.state === 'contact' && item.nextOn !== null && (
        <Text kind="body2" isQuiet>
          {text.nameLeaves(item.nextOn)}
        </Text>
      )}
    </CardRowText>
  );
}

function nameOf({ heldName, number }: Erasure): string {
  return heldName ?? text.nameOf(number);
}
