import { day, instant, record, text } from '@grzadka/contract/core/record/record-fields';
import { sql } from 'kysely';
import {
  erasedFirstName,
  erasedIfAny,
  erasedLastName,
  erasedName,
  type RegistryPiece,
} from './table-data.ts';

/** Meters and what was read at them while somebody held the garden; rounds of readings and reports. */
export const meterData = {
  meter: {
    heading: 'Liczniki na działkach osoby',
    whose: ({ isMeter }) => isMeter(sql`meter.id`),
    texts: { search: 'derived' },
  },
  installation: {
    heading: 'Założone liczniki',
    whose: ({ isMeter }) => isMeter(sql`installation.meter_id`),
  },
  measurement: {
    heading: 'Odczyty z czasu, w którym osoba miała działkę',
    whose: ({ isMeterThen }) =>
      isMeterThen(sql`measurement.meter_id`, sql`measurement.measured_at`),
    fields: { meterId: record('Licznik', 'meter') },
    texts: { verdict: 'not-personal' },
    names: ['measuredByFirstName', 'measuredByLastName'],
    erased: {
      contact: {
        where: ({ isLogin }) => isLogin(sql`measurement.login_id`),
        set: {
          measuredByFirstName: erasedFirstName,
          measuredByLastName: erasedLastName,
          remark: erasedIfAny(sql`remark`),
        },
        named: [
          {
            where: ({ isNamed, isByOthers }) => sql`measurement.login_id is null
              and ${isNamed(sql`measured_by_first_name`, sql`measured_by_last_name`)}
              and not ${isByOthers(sql`
                record_type = 'meter' and record_id = measurement.meter_id::text and action = 'add-measurement'
                  and (after ->> 'measuredAt')::timestamptz = measurement.measured_at
              `)}`,
            set: { measuredByFirstName: erasedFirstName, measuredByLastName: erasedLastName },
          },
        ],
      },
    },
  },
  measurementReversal: {
    heading: 'Unieważnione odczyty',
    whose: ({ isMeterThen }) => sql`measurement_reversal.measurement_id in (
      select id from measurement where ${isMeterThen(sql`measurement.meter_id`, sql`measurement.measured_at`)}
    )`,
    fields: {
      reversedByLastName: text('Kto unieważnił', 'personal'),
      reversedAt: instant('Kiedy'),
    },
    texts: { reversedByFirstName: 'personal' },
    names: ['reversedByFirstName', 'reversedByLastName'],
    erased: {
      contact: {
        where: ({ isLogin }) => isLogin(sql`measurement_reversal.login_id`),
        set: {
          reversedByFirstName: erasedFirstName,
          reversedByLastName: erasedLastName,
          remark: erasedIfAny(sql`remark`),
        },
        named: [
          {
            where: ({ isNamed, isByOthers }) => sql`measurement_reversal.login_id is null
              and ${isNamed(sql`reversed_by_first_name`, sql`reversed_by_last_name`)}
              and not ${isByOthers(sql`
                record_type = 'meter' and action = 'reverse-measurement'
                  and record_id = (select meter_id::text from measurement where id = measurement_id)
                  and after ->> 'measurementId' = measurement_id::text
              `)}`,
            set: { reversedByFirstName: erasedFirstName, reversedByLastName: erasedLastName },
          },
        ],
      },
    },
  },
  knownDevice: { whose: 'secrets of a login, which go with it' },
  zone: { whose: 'meters by their main meter', texts: { nameSearch: 'derived' } },
  campaign: {
    whose: 'a round of readings',
    texts: { sectorIds: 'not-personal', roles: 'not-personal' },
  },
  campaignMeter: {
    whose: 'follows from readings, visits and reports',
    texts: { walkKey: 'derived', sectorId: 'not-personal', search: 'derived' },
  },
  campaignReader: {
    heading: 'Tury odczytów, w których osoba odczytuje',
    whose: ({ isLogin }) => isLogin(sql`campaign_reader.login_id`),
    fields: { campaignId: record('Tura odczytów', 'campaign') },
    texts: { sectorIds: 'not-personal' },
  },
  campaignVisit: {
    heading: 'Liczniki, do których nie było dostępu',
    whose: ({ isMeterThen }) =>
      isMeterThen(sql`campaign_visit.meter_id`, sql`campaign_visit.visited_at`),
    texts: { visitedByFirstName: 'personal', visitedByLastName: 'personal' },
    erased: {
      contact: {
        where: ({ isLogin, isMeterThen }) => sql`(
          ${isLogin(sql`campaign_visit.login_id`)}
          or ${isMeterThen(sql`campaign_visit.meter_id`, sql`campaign_visit.visited_at`)}
        )`,
        set: {
          visitedByFirstName: erasedFirstName,
          visitedByLastName: erasedLastName,
          remark: erasedIfAny(sql`remark`),
        },
        named: [
          {
            where: ({ isNamed, isByOthers }) => sql`campaign_visit.login_id is null
              and ${isNamed(sql`visited_by_first_name`, sql`visited_by_last_name`)}
              and not ${isByOthers(sql`
                record_type = 'campaign' and record_id = campaign_visit.campaign_id::text and action = 'add-visit'
                  and after ->> 'id' = campaign_visit.id::text
              `)}`,
            set: { visitedByFirstName: erasedFirstName, visitedByLastName: erasedLastName },
          },
        ],
      },
    },
  },
  submission: {
    heading: 'Zgłoszone odczyty',
    whose: ({ isLogin }) => isLogin(sql`submission.login_id`),
    texts: { decidedBy: 'personal' },
    names: ['submittedByFirstName', 'submittedByLastName'],
    erased: {
      contact: {
        where: ({ isLogin, isMeterThen }) => sql`(
          ${isLogin(sql`submission.login_id`)}
          or ${isMeterThen(sql`submission.meter_id`, sql`submission.measured_at`)}
        )`,
        set: {
          submittedByFirstName: erasedFirstName,
          submittedByLastName: erasedLastName,
          remark: erasedIfAny(sql`remark`),
          returnReason: erasedIfAny(sql`return_reason`),
          decidedBy: sql`case when decided_by is not null then ${erasedName} end`,
        },
        named: [
          {
            where: ({ isNamed, isByOthers }) => sql`submission.login_id is null
              and ${isNamed(sql`submitted_by_first_name`, sql`submitted_by_last_name`)}
              and not ${isByOthers(sql`
                record_type = 'submission' and record_id = submission.id::text and action = 'submit-reading'
              `)}`,
            set: { submittedByFirstName: erasedFirstName, submittedByLastName: erasedLastName },
          },
          {
            where: ({ isLogin }) => isLogin(sql`submission.decided_login_id`),
            set: { decidedBy: erasedName },
          },
        ],
      },
    },
  },
  readingPhoto: {
    heading: 'Zdjęcia odczytów',
    // Of a reading of their own, or of their meter: not what somebody photographed on the walk for others.
    whose: ({ isLogin, isMeterThen }) => sql`reading_photo.client_key in (
      select client_key from submission
      where ${isLogin(sql`submission.login_id`)}
        or ${isMeterThen(sql`submission.meter_id`, sql`submission.measured_at`)}
      union all
      select client_key from measurement
      where ${isMeterThen(sql`measurement.meter_id`, sql`measurement.measured_at`)}
    )`,
    fields: { createdAt: instant('Kiedy') },
    erased: { contact: { rows: 'deleted' } },
  },
  image: {
    whose: 'of whoever has the photo or the block it is of',
    texts: { contentType: 'not-personal' },
  },
  billedStretch: {
    heading: 'Naliczone zużycie',
    whose: ({ isAccountThen }) =>
      isAccountThen(sql`billed_stretch.settlement_id`, sql`billed_stretch.last_day`),
    fields: {
      meterId: record('Licznik', 'meter'),
      firstDay: day('Od'),
      lastDay: day('Do'),
      quantity: text('Ilość', 'not-personal'),
      number: text('Numer naliczenia', 'not-personal'),
    },
  },
} satisfies RegistryPiece;
