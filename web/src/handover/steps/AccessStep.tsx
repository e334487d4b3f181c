import type { HandoverCreate } from '@grzadka/contract/handover/handover.model';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import { useMay } from '../../core/access/access.ts';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { CheckboxField } from '../../core/ui/fields/Checkbox.tsx';
import { handoverText } from '../handover.text.ts';
import { comingOf, leavingOf, useHandoverChange } from '../useHandoverChange.ts';
import type { StepProps } from './step-props.ts';

const words = handoverText.access;

/** What becomes of memberships and logins at the end: nothing that nobody chose (docs/product/handovers.md#steps). */
export function AccessStep({ handover }: StepProps) {
  const { id, leavingParties, comingParties, state } = handover;
  const mayWrite = useMay(handoverRecord.permissions.write) && state === 'open';
  const mayLogins = useMay('login:write') && mayWrite;
  const { tick, isChanging } = useHandoverChange(id);
  const tickLeaving = (partyId: string, choice: Partial<HandoverCreate['leaving'][number]>) =>
    tick((now) => ({ leaving: withChoice(leavingOf(now), partyId, choice) }));
  const tickComing = (partyId: string, choice: Partial<HandoverCreate['coming'][number]>) =>
    tick((now) => ({ coming: withChoice(comingOf(now), partyId, choice) }));
  const offered =
    leavingParties.some(({ isMember, logins }) => isMember || logins.length > 0) ||
    comingParties.some(({ isMember, logins }) => !isMember || logins.length === 0);
  if (!offered) return <Text isQuiet>{words.nothing}</Text>;
  return (
    <Stack gap={4} aria-busy={isChanging}>
      {leavingParties.map(
        ({ party, isMember, endsMembership, logins, endsLogin, otherGardens }) => {
          const also = otherGardens.length > 0 ? words.otherGardens(otherGardens) : undefined;
          return (
            <Stack key={party.id} gap={4}>
              {isMember && (
                <CheckboxField
                  label={words.endsMembership(party.name)}
                  disabled={!mayWrite}
                  isTicked={endsMembership}
                  onTick={(isTicked) => tickLeaving(party.id, { endsMembership: isTicked })}
                  helper={also}
                />
              )}
              {logins.length > 0 && (
                <CheckboxField
                  label={words.endsLogin(party.name, logins.map((one) => one.userName).join(', '))}
                  disabled={!mayLogins}
                  isTicked={endsLogin}
                  onTick={(isTicked) => tickLeaving(party.id, { endsLogin: isTicked })}
                  helper={mayLogins ? also : words.noLogins}
                />
              )}
            </Stack>
          );
        },
      )}
      {comingParties.map(({ party, isMember, beginsMembership, logins, getsLogin, email }) => (
        <Stack key={party.id} gap={4}>
          {!isMember && (
            <CheckboxField
              label={words.beginsMembership(party.name)}
              disabled={!mayWrite}
              isTicked={beginsMembership}
              onTick={(isTicked) => tickComing(party.id, { beginsMembership: isTicked })}
            />
          )}
          {logins.length === 0 && (
            <CheckboxField
              label={words.getsLogin(party.name)}
              disabled={!mayLogins || (email === null && !getsLogin)}
              isTicked={getsLogin}
              onTick={(isTicked) => tickComing(party.id, { getsLogin: isTicked })}
              helper={loginNote(mayLogins, email)}
            />
          )}
        </Stack>
      ))}
    </Stack>
  );
}

function loginNote(mayLogins: boolean, email: string | null): string | undefined {
  if (!mayLogins) return words.noLogins;
  return email === null ? words.noEmail : undefined;
}

function withChoice<Choice extends { partyId: string }>(
  all: readonly Choice[],
  partyId: string,
  choice: Partial<Choice>,
): Choice[] {
  return all.map((one) => (one.partyId === partyId ? { ...one, ...choice } : one));
}
