import type { ZoneDetails } from '@grzadka/contract/zone/zone.model';
import { useState } from 'react';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { AddIcon } from '../../core/ui/icons.ts';
import { Section } from '../../core/ui/Section.tsx';
import styles from './EmptyZone.module.css';
import { type MemberChange, MemberDialogs } from './MemberDialogs.tsx';
import { membersText } from './members.text.ts';

/** What is to be done before there are any losses, in its order. */
const steps = [
  { text: membersText.mainStep, offered: ['addMain'] },
  { text: membersText.membersStep, offered: ['addSector', 'addChosen'] },
] as const satisfies readonly { text: string; offered: readonly MemberChange[] }[];

interface EmptyZoneProps {
  zone: ZoneDetails;
  mayWrite: boolean;
}

/** How meters come into a zone that has none. */
export function EmptyZone({ zone, mayWrite }: EmptyZoneProps) {
  const [change, setChange] = useState<MemberChange>();
  if (!mayWrite) {
    return <Section title={membersText.title}>{membersText.emptyForOthers}</Section>;
  }
  return (
    <Section title={membersText.title}>
      <Text>{`${membersText.empty} ${membersText.steps}`}</Text>
      <ol className={styles['steps']}>
        {steps.map(({ text, offered }) => (
          <li key={text}>
            {text}
            <Row gap={12} className={styles['offered']}>
              {offered.map((key) => (
                <Button
                  key={key}
                  look="outlined"
                  startIcon={<AddIcon />}
                  onClick={() => setChange(key)}
                >
                  {membersText[key]}
                </Button>
              ))}
            </Row>
          </li>
        ))}
      </ol>
      <MemberDialogs zone={zone} change={change} onClose={() => setChange(undefined)} />
    </Section>
  );
}
