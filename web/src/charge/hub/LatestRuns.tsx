import { chargeRunStateLabels } from '@grzadka/contract/charge/charge.labels';
import type { FeeYear } from '@grzadka/contract/charge/year/fee-year.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { recordPath } from '../../core/record/record-path.ts';
import { PlainList } from '../../core/ui/elements/PlainList.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { TextLink } from '../../core/ui/screen/TextLink.tsx';
import { chargeRunPlace } from '../charge.paths.ts';
import { feesHubText } from './fees-hub.text.ts';
import styles from './LatestRuns.module.css';

const { screens } = chargeRunPlace;

/** The latest charge runs of all years, and the way to all of them. */
export function LatestRuns({ runs }: Pick<FeeYear, 'runs'>) {
  return (
    <Section
      title={feesHubText.runs}
      actions={
        <ButtonLink look="outlined" to={screens.list}>
          {feesHubText.allRuns}
        </ButtonLink>
      }
    >
      <PlainList hasLongWords aria-label={feesHubText.runs} className={styles['runs']}>
        {runs.map(({ id, number, title, state, issueDay, amount }) => (
          <li key={id}>
            <TextLink isReturning to={recordPath(screens.details, id)}>
              {number === null ? title : `${number} ${title}`}
            </TextLink>
            <Text kind="body2" isQuiet>
              {[
                chargeRunStateLabels[state],
                dayInFigures(issueDay),
                ...(amount === null ? [] : [formatAmount(amount)]),
              ].join(', ')}
            </Text>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
