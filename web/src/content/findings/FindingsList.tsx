import {
  type Finding,
  findingLabels,
  tellApart,
} from '@grzadka/contract/site/findings/findings.model';
import styles from './FindingsList.module.css';
import { findingsText } from './findings.text.ts';

interface FindingsListProps {
  findings: readonly Finding[];
  /** How many of them are shown at the most; by default all. */
  most?: number;
}

/** What was found in a text, and where. */
export function FindingsList({ findings, most = findings.length }: FindingsListProps) {
  return (
    <ul className={styles['findings']}>
      {findings.slice(0, most).map(({ kind, place, excerpt }) => (
        <li key={tellApart({ kind, place, excerpt })} className={styles['finding']}>
          <strong>{findingLabels[kind]}</strong>
          {findingsText.place(place)}: „{excerpt}”
        </li>
      ))}
      {findings.length > most && <li>{findingsText.more(findings.length - most)}</li>}
    </ul>
  );
}
