import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { reportedDaysBack } from '@grzadka/contract/submission/submission.model';
import { type RawBuilder, sql } from 'kysely';

/** How a reading of a meter may be reported now, as a statement gives it. */
export interface ReportingTerms {
  /** The open round that takes reports and has the meter; null where there is none. */
  readonly campaign: {
    readonly id: string;
    readonly name: string;
    readonly thru: string | null;
  } | null;
  readonly isTaken: boolean;
  readonly photoRequired: boolean;
}

/**
 * The terms of the row of `meter`, as JSON: readings of a meter are taken while an open round with reports has it, and
 * otherwise where the settings say so (docs/product/submissions.md#when).
 */
export const reportingTerms: RawBuilder<ReportingTerms> = sql`(
  select json_build_object(
    'campaign', case when round.id is not null then json_build_object(
      'id', round.id, 'name', round.name, 'thru', round.self_report_thru
    ) end,
    'isTaken', meter.active and (round.id is not null or settings.reports_outside_rounds),
    'photoRequired', settings.reports_need_photo or coalesce(round.photo_required, false)
  )
  from settings
  left join lateral (
    select campaign.id, campaign.name, self_report_thru, photo_required
    from campaign_meter
    join campaign on campaign.id = campaign_id
    where campaign_meter.meter_id = meter.id and campaign.state = 'open'
      and self_report and coalesce(self_report_thru, 'infinity') >= today()
  ) round on true
)`;

/** The earliest day of a reading that is taken today. */
export function earliestReported(): string {
  return addDays(gardenToday(), -reportedDaysBack);
}
