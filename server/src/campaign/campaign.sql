-- How far each meter of a round of readings is (docs/product/campaigns.md#states). Whatever is written, by whatever door,
-- the state is derived here and nowhere else.

-- How far these meters are in these rounds, as far as they are in them, and whether these are open.
create function campaign_meters_as_read(meters uuid[], campaigns uuid[]) returns table (
  id uuid, is_open boolean, state text, measurement_id uuid, visit_id uuid, submission_id uuid, seen_at timestamptz, seen_by uuid
) language sql stable as $$
  select
    found.id, found.is_open, found.state, coalesce(reading_id, estimate_id) as measurement_id, visit_id, submission_id,
    case
      when found.state in ('reported', 'disputed') then submitted_at
      when found.state = 'read' then read_at
      else visited_at
    end as seen_at,
    case
      when found.state in ('reported', 'disputed') then submitted_by
      when found.state = 'read' then read_by
      else visited_by
    end as seen_by
  from (
    select
      listed.id,
      -- It has its meters before it is open.
      case when campaign.state = 'draft' then listed.is_open else campaign.state = 'open' end as is_open,
      case
        when submission.is_other and coalesce(reading.id, estimate.id) is not null then 'disputed'
        when submission.is_other then 'reported'
        when reading.id is not null then 'read'
        when estimate.id is not null then 'estimated'
        when visit.id is not null then 'inaccessible'
        else 'to-read'
      end as state,
      reading.id as reading_id, reading.measured_at as read_at, reading.login_id as read_by,
      estimate.id as estimate_id,
      visit.id as visit_id, visit.visited_at, visit.login_id as visited_by,
      submission.id as submission_id, submission.measured_at as submitted_at, submission.login_id as submitted_by
    from unnest(meters) asked (meter_id)
    join campaign_meter listed on listed.meter_id = asked.meter_id and listed.campaign_id = any (campaigns)
    join campaign on campaign.id = listed.campaign_id
    cross join lateral (
      select
        campaign.read_from::timestamp at time zone 'Europe/Warsaw' as since,
        coalesce(campaign.closed_at, 'infinity') as until
    ) counted
    -- Whatever was read in its time counts, and whatever was read for it at any time.
    left join lateral (
      select id, value, measured_at, login_id
      from (
        select id, value, measured_at, login_id, channel from measurement
        where meter_id = listed.meter_id and measured_at between counted.since and counted.until
        union all
        select id, value, measured_at, login_id, channel from measurement
        where campaign_id = listed.campaign_id and meter_id = listed.meter_id
          and measured_at not between counted.since and counted.until
      ) read
      where channel <> 'estimate'
        and not exists (select from measurement_reversal where measurement_id = read.id)
      order by measured_at desc, id desc
      limit 1
    ) reading on true
    -- It stays the estimate of its round when a later reading has taken its place.
    left join lateral (
      select id from measurement
      where campaign_id = listed.campaign_id and meter_id = listed.meter_id and channel = 'estimate'
        and not exists (select from measurement_reversal where measurement_id = measurement.id)
      order by measured_at desc, id desc
      limit 1
    ) estimate on true
    left join lateral (
      select id, visited_at, login_id from campaign_visit
      where campaign_id = listed.campaign_id and meter_id = listed.meter_id
      order by visited_at desc, id desc
      limit 1
    ) visit on true
    -- What says the same as the reading waits without a dispute about it.
    left join lateral (
      select id, measured_at, login_id, value is distinct from reading.value as is_other from submission
      where campaign_id = listed.campaign_id and meter_id = listed.meter_id and state = 'waiting'
      order by is_other desc, created_at desc, id desc
      limit 1
    ) submission on true
  ) found
$$;

-- Keeps in these rounds how far these meters are in them.
create function derive_campaign_meters(meters uuid[], campaigns uuid[]) returns void language plpgsql as $$
begin
  -- Locked by statements of their own: the next one then sees what whoever held the lock has done.
  perform from meter where id in (select unnest(meters)) order by id for no key update;
  perform from campaign_meter
  where meter_id in (select unnest(meters)) and campaign_id = any (campaigns)
  order by meter_id, campaign_id for no key update;
  -- By itself first: of thousands of meters the database would else compare each with each.
  with derived as materialized (
    select * from campaign_meters_as_read(meters, campaigns)
  )
  update campaign_meter
  set is_open = derived.is_open, state = derived.state, measurement_id = derived.measurement_id, visit_id = derived.visit_id,
    submission_id = derived.submission_id, seen_at = derived.seen_at, seen_by = derived.seen_by
  from derived
  where campaign_meter.id = derived.id
    and (
      campaign_meter.is_open, campaign_meter.state, campaign_meter.measurement_id, campaign_meter.visit_id,
      campaign_meter.submission_id, campaign_meter.seen_at, campaign_meter.seen_by
    ) is distinct from (
      derived.is_open, derived.state, derived.measurement_id, derived.visit_id, derived.submission_id,
      derived.seen_at, derived.seen_by
    );
end
$$;

-- Whatever door a reading comes through. An estimate comes with the closing of its round, which derives all its meters at once.
create function note_campaign_readings() returns trigger language plpgsql as $$
declare
  meters uuid[];
  campaigns uuid[];
begin
  -- The meters are locked: whoever opens a round waits for what is being read, or is waited for.
  select array_agg(distinct campaign_meter.meter_id), array_agg(distinct campaign_meter.campaign_id)
  into meters, campaigns
  from appended
  join campaign_meter on campaign_meter.meter_id = appended.meter_id
  join campaign on campaign.id = campaign_meter.campaign_id
  where appended.channel <> 'estimate'
    and (
      appended.campaign_id = campaign.id
      or appended.measured_at between (campaign.read_from::timestamp at time zone 'Europe/Warsaw')
        and coalesce(campaign.closed_at, 'infinity')
    );
  if meters is not null then
    perform derive_campaign_meters(meters, campaigns);
  end if;
  return null;
end
$$;

-- After that of the meter's last measurement, whose name comes before, and which locks the meters.
create trigger note_readings_of_campaigns
  after insert on measurement referencing new table as appended
  for each statement execute function note_campaign_readings();

create function note_campaign_reversals() returns trigger language plpgsql as $$
declare
  meters uuid[];
  campaigns uuid[];
begin
  select array_agg(distinct campaign_meter.meter_id), array_agg(distinct campaign_meter.campaign_id)
  into meters, campaigns
  from appended join campaign_meter on campaign_meter.measurement_id = appended.measurement_id;
  if meters is not null then
    perform derive_campaign_meters(meters, campaigns);
  end if;
  return null;
end
$$;

create trigger note_reversals_of_campaigns
  after insert on measurement_reversal referencing new table as appended
  for each statement execute function note_campaign_reversals();

-- Of a visit, a submission, or a meter that comes into a round.
create function note_campaign_rows() returns trigger language plpgsql as $$
begin
  perform derive_campaign_meters(array_agg(distinct meter_id), array_agg(distinct campaign_id))
  from appended
  where campaign_id is not null
  having count(*) > 0;
  return null;
end
$$;

create trigger note_visits
  after insert on campaign_visit referencing new table as appended
  for each statement execute function note_campaign_rows();

create trigger note_submissions
  after insert on submission referencing new table as appended
  for each statement execute function note_campaign_rows();

create trigger note_decisions
  after update on submission referencing new table as appended
  for each statement execute function note_campaign_rows();

-- One that gives way to another of the same person is deleted.
create trigger note_dropped_submissions
  after delete on submission referencing old table as appended
  for each statement execute function note_campaign_rows();

-- By what a meter is ordered, narrowed and found in a round: sector, place in the walk, plot and name, what has no sector or no
-- place last, and what is on no plot before the plots. Two blanks come before whatever a name may go on with.
create function walk_place(walked uuid) returns table (walk_key text, sector_id text, search text)
  language sql stable as $$
  select
    lpad(coalesce(sector.position, 999999)::text, 6, '0') || '  '
      || lpad(coalesce(meter.walk_order, 9999999)::text, 7, '0') || '  '
      || coalesce(garden.name, '') || '  ' || meter.name,
    meter.sector_id,
    meter.search || coalesce(' ' || search_key(garden.name), '')
  from meter
  left join garden on garden.id = meter.garden_id
  left join sector on sector.id = meter.sector_id
  where meter.id = walked
$$;

-- Brings that up to date for these meters in the rounds that are open.
create function keep_walk_keys(meters uuid[]) returns void language plpgsql as $$
begin
  update campaign_meter
  set walk_key = current.walk_key, sector_id = current.sector_id, search = current.search
  from unnest(meters) walked (meter_id) cross join lateral walk_place(walked.meter_id) current
  where campaign_meter.meter_id = walked.meter_id
    and is_open
    and (campaign_meter.walk_key, campaign_meter.sector_id, campaign_meter.search)
      is distinct from (current.walk_key, current.sector_id, current.search);
end
$$;

-- Before it is stored, so that each row is written once.
create function place_joined_meter() returns trigger language plpgsql as $$
begin
  select place.walk_key, place.sector_id, place.search
  into new.walk_key, new.sector_id, new.search
  from walk_place(new.meter_id) place;
  return new;
end
$$;

create trigger place_joined_meter
  before insert on campaign_meter
  for each row execute function place_joined_meter();

create trigger note_joined_meters
  after insert on campaign_meter referencing new table as appended
  for each statement execute function note_campaign_rows();

create function note_walked_meter() returns trigger language plpgsql as $$
begin
  perform keep_walk_keys(array[new.id]);
  return null;
end
$$;

create trigger note_walked_meter
  after update of name, search, walk_order, sector_id, garden_id on meter
  for each row when (
    (old.name, old.search, old.walk_order, old.sector_id, old.garden_id)
      is distinct from (new.name, new.search, new.walk_order, new.sector_id, new.garden_id)
  ) execute function note_walked_meter();

create function note_walked_plot() returns trigger language plpgsql as $$
begin
  perform keep_walk_keys(array(select id from meter where garden_id = new.id));
  return null;
end
$$;

create trigger note_walked_plot
  after update of name on garden
  for each row when (old.name is distinct from new.name) execute function note_walked_plot();

create function note_walked_sector() returns trigger language plpgsql as $$
begin
  perform keep_walk_keys(array(select meter_id from campaign_meter where sector_id = new.id and is_open));
  return null;
end
$$;

create trigger note_walked_sector
  after update of position on sector
  for each row when (old.position <> new.position) execute function note_walked_sector();

-- What counts in a round follows from its days. Where its state changes its meters follow in portions, for which nobody waits long
-- (`turns`), and which of them are in no other open round with these.
create function note_campaign() returns trigger language plpgsql as $$
begin
  if old.state = new.state then
    perform derive_campaign_meters(array(select meter_id from campaign_meter where campaign_id = new.id), array[new.id]);
  end if;
  return null;
end
$$;

create trigger note_campaign
  after update of state, read_from, closed_at on campaign
  for each row when (
    (old.state, old.read_from, old.closed_at) is distinct from (new.state, new.read_from, new.closed_at)
  ) execute function note_campaign();

-- What somebody saw stays as it was recorded. Names go where a person is erased.
create function guard_visit() returns trigger language plpgsql as $$
begin
  if erases_person() then
    return new;
  end if;
  if (new.id, new.campaign_id, new.meter_id, new.reason, new.remark, new.visited_at, new.client_key, new.recorded_at)
    is distinct from
    (old.id, old.campaign_id, old.meter_id, old.reason, old.remark, old.visited_at, old.client_key, old.recorded_at)
    or new.visited_by_first_name is distinct from old.visited_by_first_name
      and new.visited_by_first_name is not null
    or new.visited_by_last_name is distinct from old.visited_by_last_name
      and new.visited_by_last_name is not null
    or new.login_id is distinct from old.login_id and new.login_id is not null
  then
    raise exception 'a visit is never changed';
  end if;
  return new;
end
$$;

create trigger guard_visit
  before update on campaign_visit
  for each row execute function guard_visit();
