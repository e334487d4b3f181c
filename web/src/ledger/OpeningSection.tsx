import type { StatedOpening } from '@grzadka/contract/ledger/ledger.model';
import { type ComponentType, useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { Section } from '../core/ui/Section.tsx';
import { ledgerText } from './ledger.text.ts';

interface OpeningSectionProps {
  /** Which of them. */
  of: { readonly id: string; readonly opening: StatedOpening | null };
  /** What is said while nothing was stated. */
  notOpened: string;
  /** Asks for it; its code comes late. */
  Dialog: ComponentType<{ id: string; open: boolean; onClose: () => void }> & {
    readonly ahead: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
  };
}

/** What was in a cash box, or on a bank account, when the program began to keep it; stated once. */
export function OpeningSection({ of: { id, opening }, notOpened, Dialog }: OpeningSectionProps) {
  const mayOpen = useMay('opening:write');
  const [isAsked, setAsked] = useState(false);
  return (
    <Section title={ledgerText.opening.title}>
      <Stack gap={16}>
        {opening ? (
          <Text>{ledgerText.opening.told(opening)}</Text>
        ) : (
          <Text isQuiet>{notOpened}</Text>
        )}
        {mayOpen && !opening && (
          <Button isAtStart look="outlined" onClick={() => setAsked(true)} {...Dialog.ahead}>
            {ledgerText.opening.state}
          </Button>
        )}
      </Stack>
      <Dialog id={id} open={isAsked} onClose={() => setAsked(false)} />
    </Section>
  );
}
