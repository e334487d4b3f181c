-- Readings that were reported (docs/product/submissions.md).

-- What was reported stays as it was reported, and is decided on once. Names go where a person is erased.
create function guard_submission() returns trigger language plpgsql as $$
begin
  if erases_person() then
    return new;
  end if;
  if (
      new.id, new.meter_id, new.campaign_id, new.channel, new.value, new.measured_at, new.confirmation, new.remark,
      new.client_key, new.created_at
    ) is distinct from (
      old.id, old.meter_id, old.campaign_id, old.channel, old.value, old.measured_at, old.confirmation, old.remark,
      old.client_key, old.created_at
    )
  then
    raise exception 'a submission is never changed';
  end if;
  if old.state <> 'waiting' and (
    (new.state, new.measurement_id, new.return_reason)
      is distinct from (old.state, old.measurement_id, old.return_reason)
    or new.decided_by is distinct from old.decided_by and new.decided_by is not null
    or new.decided_login_id is distinct from old.decided_login_id and new.decided_login_id is not null
  ) then
    raise exception 'a submission is decided on once';
  end if;
  if new.submitted_by_first_name is distinct from old.submitted_by_first_name
      and new.submitted_by_first_name is not null
    or new.submitted_by_last_name is distinct from old.submitted_by_last_name
      and new.submitted_by_last_name is not null
    or new.login_id is distinct from old.login_id and new.login_id is not null
  then
    raise exception 'who reported a reading can only be blanked';
  end if;
  return new;
end
$$;

create trigger guard_submission
  before update on submission
  for each row execute function guard_submission();
