import { mayRole } from '@grzadka/contract/core/access/permissions';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { ratedYear } from '@grzadka/contract/tariff/rated-year';
import {
  mdiAccountCashOutline,
  mdiCalculatorVariantOutline,
  mdiCalendarClockOutline,
  mdiCalendarEdit,
  mdiCashMultiple,
  mdiChartBoxOutline,
  mdiEmailAlertOutline,
  mdiFormatListNumbered,
  mdiGavel,
  mdiPercentOutline,
  mdiTicketPercentOutline,
} from '@mdi/js';
import { chargeRunPlace } from '../charge/charge.paths.ts';
import { FeesHub } from '../charge/hub/FeesHub.tsx';
import { useRole } from '../core/access/access.ts';
import { paths } from '../core/paths.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import { type IconComponent, icon } from '../core/ui/icon.ts';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { Tile, TileGrid, TileLink } from '../core/ui/Tile.tsx';
import { DeadlineStrip } from '../deadline/DeadlineStrip.tsx';
import { exemptionPlace } from '../exemption/exemption.paths.ts';
import { feeKindPlace } from '../fee-kind/fee-kind.paths.ts';
import { interestRatePlace } from '../interest-rate/interest-rate.paths.ts';
import { remindersPath } from '../reminder/reminder.paths.ts';
import { resolutionPlace } from '../resolution/resolution.paths.ts';
import { settlementPlace } from '../settlement/settlement.paths.ts';
import { settlementText } from '../settlement/settlement.text.ts';
import { tariffPlace, yearPath, yearTitle } from '../tariff/tariff.paths.ts';

const { cards } = settlementText;

/** The parts of what there is about fees, each for who may read it. */
const parts = [
  {
    record: chargeRunPlace,
    icon: icon(mdiCalculatorVariantOutline, 'ChargeRuns'),
    title: settlementText.runs,
    text: cards.runs,
  },
  {
    record: settlementPlace,
    icon: icon(mdiAccountCashOutline, 'Accounts'),
    title: settlementText.list,
    text: cards.accounts,
  },
  {
    record: tariffPlace,
    icon: icon(mdiCashMultiple, 'Tariffs'),
    title: settlementText.tariffs,
    text: cards.tariffs,
  },
  {
    record: resolutionPlace,
    icon: icon(mdiGavel, 'Resolutions'),
    title: settlementText.resolutions,
    text: cards.resolutions,
  },
  {
    record: feeKindPlace,
    icon: icon(mdiFormatListNumbered, 'FeeKinds'),
    title: settlementText.feeKinds,
    text: cards.feeKinds,
  },
  {
    record: exemptionPlace,
    icon: icon(mdiTicketPercentOutline, 'Exemptions'),
    title: settlementText.exemptions,
    text: cards.exemptions,
  },
  {
    record: interestRatePlace,
    icon: icon(mdiPercentOutline, 'InterestRates'),
    title: settlementText.interestRates,
    text: cards.interestRates,
  },
] as const;

const YearIcon = icon(mdiCalendarEdit, 'YearRates');
const ReportIcon = icon(mdiChartBoxOutline, 'Report');
const RemindersIcon = icon(mdiEmailAlertOutline, 'Reminders');
const DeadlinesIcon = icon(mdiCalendarClockOutline, 'Deadlines');

/** How the fees stand, and what there is about them, a card for each part. */
export function FeesScreen() {
  const role = useRole();
  const year = ratedYear(gardenToday());
  return (
    <Screen title={settlementText.fees}>
      <ScreenColumn>
        <DeadlineStrip place="fees" />
        {mayRole(role, chargeRunPlace.permissions.read) && <FeesHub />}
        <TileGrid>
          {parts
            .filter(({ record }) => mayRole(role, record.permissions.read))
            .map(({ record, ...card }) => (
              <Card key={record.name} to={record.screens.list} {...card} />
            ))}
          {mayRole(role, 'debtor:read') && (
            <Card
              to={remindersPath}
              icon={RemindersIcon}
              title={settlementText.reminders}
              text={cards.reminders}
            />
          )}
          {mayRole(role, tariffPlace.permissions.write) && (
            <Card to={yearPath(year)} icon={YearIcon} title={yearTitle(year)} text={cards.year} />
          )}
          <Card
            to={paths.annualReport}
            icon={ReportIcon}
            title={settlementText.report}
            text={cards.report}
          />
          {mayRole(role, 'deadline:read') && (
            <Card
              to={paths.deadlines}
              icon={DeadlinesIcon}
              title={settlementText.deadlines}
              text={cards.deadlines}
            />
          )}
        </TileGrid>
      </ScreenColumn>
    </Screen>
  );
}

interface CardProps {
  to: string;
  icon: IconComponent;
  title: string;
  text: string;
}

function Card({ to, icon: Icon, title, text }: CardProps) {
  return (
    <Tile icon={Icon} title={<TileLink to={to}>{title}</TileLink>}>
      <Text>{text}</Text>
    </Tile>
  );
}
