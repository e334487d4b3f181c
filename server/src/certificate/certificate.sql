-- Papers that were issued: their numbers have no gap, and what they say stays (docs/product/certificates.md#numbers).

create function count_certificates() returns trigger language plpgsql set search_path from current as $$
begin
  if new.last <> coalesce(case when tg_op = 'UPDATE' then old.last end, 0) + 1
    or tg_op = 'UPDATE' and new.year <> old.year
  then
    raise exception 'numbers of certificates are given one after another' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger certificate_counter_counts
  before insert or update on certificate_counter
  for each row execute function count_certificates();

-- A number that was given is that of a paper when the transaction ends.
create function check_certificate_number_used() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from certificate where year = new.year and document = new.last) then
    raise exception 'a number is given to a certificate'
      using errcode = 'check_violation', constraint = 'certificate_number_is_used';
  end if;
  return null;
end
$$;

create constraint trigger certificate_number_is_used
  after insert or update on certificate_counter deferrable initially deferred
  for each row execute function check_certificate_number_used();

-- And none has a number that was not given.
create function check_certificate_number_given() returns trigger language plpgsql set search_path from current as $$
begin
  if not exists (select from certificate_counter where year = new.year and last >= new.document) then
    raise exception 'a certificate has a number that was given'
      using errcode = 'check_violation', constraint = 'certificate_number_is_given';
  end if;
  return new;
end
$$;

create trigger certificate_number_is_given
  before insert on certificate for each row execute function check_certificate_number_given();

do $$
declare
  kept text;
begin
  foreach kept in array array['certificate', 'certificate_holder'] loop
    execute format(
      'create trigger %I before update on %I for each row execute function refuse_money_change()',
      kept || '_stays', kept
    );
  end loop;
  foreach kept in array array['certificate', 'certificate_holder', 'certificate_counter'] loop
    execute format(
      'create trigger %I before delete on %I for each row execute function refuse_money_change()',
      kept || '_is_kept', kept
    );
    execute format(
      'create trigger %I before truncate on %I for each statement execute function refuse_money_change()',
      kept || '_is_kept_whole', kept
    );
  end loop;
end
$$;
