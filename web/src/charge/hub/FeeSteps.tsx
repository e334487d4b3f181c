import type { FeeYear } from '@grzadka/contract/charge/year/fee-year.model';
import { inWords } from '@grzadka/contract/settings/paper-lacks';
import { mdiCheckCircleOutline, mdiCircleOutline, mdiMinusCircleOutline } from '@mdi/js';
import { useMay } from '../../core/access/access.ts';
import { lacksText } from '../../core/paper/lacks.text.ts';
import { paths } from '../../core/paths.ts';
import { recordPath } from '../../core/record/record-path.ts';
import { PlainList } from '../../core/ui/elements/PlainList.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { icon } from '../../core/ui/icon.ts';
import { TextLink } from '../../core/ui/screen/TextLink.tsx';
import { resolutionPlace } from '../../resolution/resolution.paths.ts';
import { tariffPlace, yearPath, yearTitle } from '../../tariff/tariff.paths.ts';
import { chargeRunPlace, newRunPath } from '../charge.paths.ts';
import { chargeText } from '../charge.text.ts';
import styles from './FeeSteps.module.css';
import { feesHubText } from './fees-hub.text.ts';

const DoneIcon = icon(mdiCheckCircleOutline, 'Done');
const ToDoIcon = icon(mdiCircleOutline, 'ToDo');
const OverIcon = icon(mdiMinusCircleOutline, 'Over');

interface Step {
  readonly title: string;
  readonly isDone: boolean;
  /** Not done, and too late for it. */
  readonly isOver?: boolean;
  /** What there is of it, or what it needs. */
  readonly lines: readonly string[];
  /** Where it is done and looked at, if anywhere by now. */
  readonly to: string | undefined;
}

/** What leads from a resolution to the notices: each step with what there is of it, or what it needs, and the way there. */
export function FeeSteps({ standing }: { standing: FeeYear }) {
  const may = {
    write: useMay(tariffPlace.permissions.write),
    mend: useMay('settings:write'),
  };
  return (
    <PlainList as="ol" aria-label={feesHubText.steps} className={styles['steps']}>
      {stepsOf(standing, may).map(({ title, isDone, isOver, lines, to }) => (
        <li key={title} className={styles['step']}>
          <StepSign isDone={isDone} isOver={isOver === true} />
          <div className={styles['about']}>
            <Text as="span" isStrong>
              {to === undefined ? (
                title
              ) : (
                <TextLink isReturning to={to}>
                  {title}
                </TextLink>
              )}
            </Text>
            {lines.map((line) => (
              <Text key={line} kind="body2" isQuiet>
                {line}
              </Text>
            ))}
          </div>
        </li>
      ))}
    </PlainList>
  );
}

function StepSign({ isDone, isOver }: { isDone: boolean; isOver: boolean }) {
  if (isDone) return <DoneIcon title={feesHubText.done} tone="success" />;
  if (isOver) return <OverIcon title={feesHubText.over} tone="action" />;
  return <ToDoIcon title={feesHubText.toDo} tone="action" />;
}

/** What of it the person may do: the fees, and what the settings say of the association. */
interface May {
  readonly write: boolean;
  readonly mend: boolean;
}

function stepsOf(standing: FeeYear, may: May): Step[] {
  const { year, done, resolutions, hasAccounts, approvedRuns, drafts, unprinted } = standing;
  const hasRuns = approvedRuns + drafts > 0;
  return [
    {
      title: feesHubText.resolution,
      isDone: done.resolution,
      lines: [resolutions > 0 ? feesHubText.resolutions(resolutions) : feesHubText.noResolution],
      to: resolutionPlace.screens.list,
    },
    {
      title: yearTitle(year),
      isDone: done.rates,
      lines: aboutRates(standing),
      to: may.write ? yearPath(year) : tariffPlace.screens.list,
    },
    ...(hasAccounts || hasRuns
      ? []
      : [
          {
            title: feesHubText.plots,
            isDone: false,
            lines: [feesHubText.noPlots],
            to: paths.gardens,
          },
        ]),
    {
      title: feesHubText.charge,
      isDone: done.charge,
      lines: hasRuns ? aboutRuns(standing) : [feesHubText.noRun],
      to: may.write && !hasRuns ? newRunPath('annual', year) : chargeRunPlace.screens.list,
    },
    ...aboutSender(standing, may),
    {
      title: feesHubText.notices,
      isDone: done.notices,
      isOver: unprinted?.inTime === false,
      lines: [aboutNotices(standing)],
      to: unprinted ? recordPath(chargeRunPlace.screens.details, unprinted.id) : undefined,
    },
  ];
}

function aboutRates({ rates: { kinds, set, own }, lapsed, done }: FeeYear): string[] {
  if (set === 0) return [feesHubText.noRates];
  if (done.rates) return [feesHubText.ratesDone(set, kinds)];
  const missing = lapsed.length > 0 ? [feesHubText.lapsed(lapsed)] : [];
  const there = own > 0 ? feesHubText.rates(set, kinds) : feesHubText.oldRates(set, kinds);
  return [there, ...missing];
}

function aboutRuns({ approvedRuns, drafts, uncharged }: FeeYear): string[] {
  return [
    approvedRuns > 0 && feesHubText.approvedRuns(approvedRuns),
    drafts > 0 && feesHubText.drafts(drafts),
    approvedRuns > 0 && uncharged.length > 0 && feesHubText.uncharged(uncharged),
  ].filter((line) => line !== false);
}

/** What the notices lack is a step of its own as long as they do. */
function aboutSender({ paperLacks }: FeeYear, { mend }: May): Step[] {
  if (paperLacks.length === 0) return [];
  const lines = [chargeText.paperLacks(inWords(paperLacks)), mend ? lacksText.mend : lacksText.ask];
  const to = mend ? paths.settings : undefined;
  return [{ title: feesHubText.sender, isDone: false, lines, to }];
}

function aboutNotices({ approvedRuns, unprinted, done }: FeeYear): string {
  if (approvedRuns === 0) return feesHubText.noNotices;
  if (unprinted === null) return done.notices ? feesHubText.printed : feesHubText.printedSoFar;
  return unprinted.inTime
    ? feesHubText.unprinted(unprinted.number)
    : feesHubText.unprintedOver(unprinted.number);
}
