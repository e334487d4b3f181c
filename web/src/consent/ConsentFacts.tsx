import {
  type ConsentKind,
  consentHistoryLabels,
  type OwnConsent,
} from '@grzadka/contract/consent/consent.model';
import { type ChipProps } from '@mui/material';
import type { ReactNode } from 'react';
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
    <div className={styles['part']}>
      <div className={styles['line']}>
        <Text as="span" className={styles['strong']}>
          {consentKindTexts[kind].name}
        </Text>
        {consent && (
          <Tag tone={chipColors[consent.state]}>{consentHistoryLabels[consent.state]}</Tag>
        )}
      </div>
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
    </div>
  );
}

const chipColors: Readonly<Record<OwnConsent['state'], ChipProps['color']>> = {
  valid: 'success',
  withdrawn: 'default',
  'address-changed': 'warning',
  'no-address': 'warning',
  replaced: 'default',
};
