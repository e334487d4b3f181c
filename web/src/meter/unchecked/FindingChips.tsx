import {
  confirmedFindingLabels,
  type FindingCode,
  wantsAnswer,
} from '@grzadka/contract/meter/measurement/finding';
import styles from './FindingChips.module.css';

/** What is to be answered in a measurement, in a few words each. Plain elements, because rows are made while a person scrolls. */
export function FindingChips({ verdict }: { verdict: readonly FindingCode[] }) {
  return (
    <span className={styles['chips']}>
      {verdict.filter(wantsAnswer).map((code) => (
        <span key={code} className={styles['chip']}>
          {confirmedFindingLabels[code]}
        </span>
      ))}
    </span>
  );
}
