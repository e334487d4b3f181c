import { campaignEndpoints } from '@grzadka/contract/campaign/campaign.endpoints';
import { campaignRecord } from '@grzadka/contract/campaign/campaign.record';
import { chargeRunEndpoints } from '@grzadka/contract/charge/run/charge-run.endpoints';
import { roleLabels } from '@grzadka/contract/core/access/roles';
import { filterText } from '@grzadka/contract/core/list/filter-text';
import { settingsFromAddress } from '@grzadka/contract/core/list/list-settings';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { MessageGroupKind, ToldMessageGroup } from '@grzadka/contract/message/message-group';
import { meterTypeLabels } from '@grzadka/contract/meter/meter.labels';
import { partyList } from '@grzadka/contract/party/party.list';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { chargeRunPlace } from '../../charge/charge.paths.ts';
import { callQuery } from '../../core/api/call-query.ts';
import { FormDayField } from '../../core/form/fields/DayField.tsx';
import { LabelledSelect } from '../../core/form/fields/LabelledSelect.tsx';
import { FormMoneyField } from '../../core/form/fields/MoneyField.tsx';
import { RecordsField } from '../../core/form/fields/RecordsField.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { activeFilters } from '../../core/list/address/list-settings.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { formatMinute } from '../../core/ui/format.ts';
import { partySearch } from '../../party/party-search.ts';
import { sectorsQuery } from '../../sector/sector.queries.ts';
import { draftText } from '../message.text.ts';
import styles from './GroupFields.module.css';

interface GroupFieldsProps {
  /** Where the group is in the form. */
  name: string;
  kind: MessageGroupKind;
  /** The groups as they were read, with the names of the records that they are by. */
  told: readonly ToldMessageGroup[];
}

/** What a group needs to know besides what it is. */
export function GroupFields({ name, kind, told }: GroupFieldsProps) {
  switch (kind) {
    case 'sector':
      return <SectorField name={`${name}.sectorId`} />;
    case 'meter':
      return (
        <Row>
          <MeterTypeField name={name} />
        </Row>
      );
    case 'debtors':
      return (
        <Row>
          <FormMoneyField name={`${name}.amountFrom`} label={draftText.amountFrom} />
          <FormDayField
            name={`${name}.dueBefore`}
            label={draftText.dueBefore}
            helper={draftText.dueBeforeHint}
          />
        </Row>
      );
    case 'reminder':
      return <ReminderWords name={`${name}.reminderId`} told={told} />;
    case 'charge-run':
      return <ChargeRunField name={`${name}.chargeRunId`} />;
    case 'campaign':
      return <CampaignField name={`${name}.campaignId`} />;
    case 'unread':
      return (
        <Row>
          <MeterTypeField name={name} />
          <FormDayField name={`${name}.since`} label={draftText.since} />
        </Row>
      );
    case 'role':
      return (
        <Row>
          <LabelledSelect name={`${name}.role`} label={draftText.role} labels={roleLabels} />
        </Row>
      );
    case 'parties':
      return (
        <RecordsField
          name={`${name}.partyIds`}
          label={draftText.parties}
          helper={draftText.partiesHint}
          search={partySearch}
          own={told.flatMap(({ group, records }) =>
            group.kind === 'parties'
              ? records.map((record) => ({ id: record.id, name: record.name ?? '–', note: '' }))
              : [],
          )}
        />
      );
    case 'party-list':
      return <PartyListWords name={`${name}.query`} />;
    case 'holders':
    case 'members':
      return null;
  }
}

/** Fields beside each other where there is room for them. */
function Row({ children }: { children: React.ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}

function MeterTypeField({ name }: { name: string }) {
  return (
    <LabelledSelect
      name={`${name}.meterType`}
      label={draftText.meterType}
      labels={meterTypeLabels}
    />
  );
}

function SectorField({ name }: { name: string }) {
  const { data } = useQuery(sectorsQuery);
  return (
    <FormSelectField
      name={name}
      label={draftText.sector}
      placeholder={draftText.chooseSector}
      options={(data?.items ?? []).map((sector) => ({ value: sector.id, label: sector.name }))}
    />
  );
}

const approvedRunsQuery = callQuery([chargeRunPlace.name, 'approved'], chargeRunEndpoints.list, {
  query: { 'filter-by-state': 'true', state: 'approved', limit: '100' },
});

/** The choice of an approved charge run, the latest first. */
export function ChargeRunField({ name }: { name: string }) {
  const { data } = useQuery(approvedRunsQuery);
  return (
    <FormSelectField
      name={name}
      label={draftText.chargeRun}
      placeholder={draftText.chooseRun}
      options={(data?.items ?? []).map((run) => ({
        value: run.id,
        label: `${run.number ?? ''} ${run.title}`,
      }))}
    />
  );
}

const campaignsQuery = callQuery([campaignRecord.name, 'latest'], campaignEndpoints.list, {
  query: { limit: '100' },
});

/** The choice of a round of readings, the latest first. */
function CampaignField({ name }: { name: string }) {
  const { data } = useQuery(campaignsQuery);
  return (
    <FormSelectField
      name={name}
      label={draftText.campaign}
      placeholder={draftText.chooseCampaign}
      options={(data?.items ?? []).map((round) => ({ value: round.id, label: round.name }))}
    />
  );
}

/** Whom the parties list showed, in the words of its filters. */
function PartyListWords({ name }: { name: string }) {
  const query: Readonly<Record<string, string>> = useWatch({ name });
  return <Text isQuiet>{`${draftText.partyList}: ${partyListWords(query)}`}</Text>;
}

/** What the parties list was narrowed by, as its chips say it. */
function partyListWords(query: Readonly<Record<string, string>>): string {
  const settings = settingsFromAddress(partyList, new URLSearchParams(query));
  const words = activeFilters(partyList, settings).map((filter) =>
    filterText(filter, {
      nameOf: (id) => id,
      instant: formatMinute,
      day: dayInFigures,
      count: formatDecimal,
    }),
  );
  if (settings.phrase !== '') words.unshift(`„${settings.phrase}”`);
  return words.length === 0 ? draftText.partyListAll : words.join(', ');
}

/** Which choice of those who are reminded it is: its level and its day. */
function ReminderWords({ name, told }: Pick<GroupFieldsProps, 'name' | 'told'>) {
  const id: string = useWatch({ name });
  const named = told.flatMap(({ records }) => records).find((record) => record.id === id)?.name;
  return <Text isQuiet>{named ?? draftText.remindedGone}</Text>;
}
