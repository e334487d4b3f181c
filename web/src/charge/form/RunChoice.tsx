import { chargeRunKindLabels } from '@grzadka/contract/charge/charge.labels';
import { useLocation } from '../../core/navigation/place.ts';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { newRunPath } from '../charge.paths.ts';
import { chargeText } from '../charge.text.ts';
import styles from './RunChoice.module.css';

interface RunChoiceProps {
  kind: string;
  year: number;
}

/** What is charged, and the year: each choice proposes all else anew. */
export function RunChoice({ kind, year }: RunChoiceProps) {
  const kinds = Object.entries(chargeRunKindLabels).map(([value, label]) => ({
    label,
    isChosen: value === kind,
    to: newRunPath(value, year),
  }));
  const years = [year - 1, year, year + 1].map((one) => ({
    label: chargeText.year(one),
    isChosen: one === year,
    to: newRunPath(kind, one),
  }));
  return (
    <div className={styles['choices']}>
      <Choices label={chargeText.kind} choices={kinds} />
      <Choices label={chargeText.yearOf} choices={years} />
    </div>
  );
}

interface Choice {
  readonly label: string;
  readonly isChosen: boolean;
  readonly to: string;
}

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  // One step of the history, however often it is chosen anew; and the way back leads where it led.
  const { state }: { state: unknown } = useLocation();
  return (
    <nav aria-label={label}>
      <Text kind="body2" isQuiet>
        {label}
      </Text>
      <Row gap={8} className={styles['offered']}>
        {choices.map((choice) => (
          <ButtonLink
            key={choice.label}
            look={choice.isChosen ? 'filled' : 'outlined'}
            to={choice.to}
            replace
            state={state}
            aria-current={choice.isChosen || undefined}
          >
            {choice.label}
          </ButtonLink>
        ))}
      </Row>
    </nav>
  );
}
