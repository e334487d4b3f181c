import {
  type ConsentKind,
  consentHistoryLabels,
  type OwnConsent,
} from '@grzadka/contract/consent/consent.model';
import type { ComponentProps, ReactNode } from 'react';
import { CardRowText } from '../core/ui/CardRow.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { Tag } from '../core/ui/elements/Tag.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import styles from './ConsentFacts.module.css';
import { consentKindTexts, consentText } from './consent.text.ts';
import { toldOf } from './consents-of-kind.ts';

interface ConsentFactsProps {
  kind: ConsentKind;
  /** None was ever given where it is undefined. */
  consent: OwnConsent | undefined;
  /** What it is good for, for who has to decide. */
  purpose?: string;
  /** What else there is to tell of it. */
  children?: ReactNode;
}

/** A consent in words: what it is for, how it stands, and since when. */
export function ConsentFacts({ kind, consent, purpose, children }: ConsentFactsProps) {
  return (
    <CardRowText className={styles['facts']}>
      <Row isCentred gap={4} className={styles['head']}>
        <Text isStrong as="span">
          {consentKindTexts[kind].name}
        </Text>
        {consent && <Tag tone={tones[consent.state]}>{consentHistoryLabels[consent.state]}</Tag>}
      </Row>
      {purpose && (
        <Text kind="body2">
          <UnbrokenText text={purpose} />
        </Text>
      )}
      {(consent ? toldOf(consent) : [consentText.none]).map((sentence) => (
        <Text key={sentence} kind="body2" isQuiet>
          <UnbrokenText text={sentence} />
        </Text>
      ))}
      {children}
    </CardRowText>
  );
}

const tones: Readonly<Record<OwnConsent['state'], ComponentProps<typeof Tag>['tone']>> = {
  valid: 'success',
  withdrawn: 'usual',
  'address-changed': 'warning',
  'no-address': 'warning',
  replaced: 'usual',
};
