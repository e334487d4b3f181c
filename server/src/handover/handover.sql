-- Handovers of plots: how they are found (docs/product/handovers.md#screens).

-- What the list looks for in some of them: the plot, and who leaves and who comes.
create function note_handovers(handovers uuid[]) returns void language sql as $$
  update handover
  set search = found.search
  from (
    select
      handover.id,
      search_key(concat_ws(' ', garden.name, handover.coming_name, (
        select string_agg(party.name, ' ' order by side desc, place)
        from handover_party join party on party.id = party_id
        where handover_id = handover.id
      ))) as search
    from handover join garden on garden.id = garden_id
    where handover.id = any (handovers)
  ) found
  where handover.id = found.id and handover.search <> found.search;
$$;

create function note_handover() returns trigger language plpgsql set search_path from current as $$
begin
  perform note_handovers(array[new.id]);
  return null;
end
$$;

create trigger note_handover
  after insert or update of coming_name on handover for each row execute function note_handover();

create function note_handover_parties() returns trigger language plpgsql set search_path from current as $$
begin
  perform note_handovers(array(select distinct handover_id from changed));
  return null;
end
$$;

create trigger note_handover_parties
  after insert on handover_party referencing new table as changed
  for each statement execute function note_handover_parties();

create trigger note_former_handover_parties
  after delete on handover_party referencing old table as changed
  for each statement execute function note_handover_parties();

-- Who, or what, is called otherwise from now on.
create function rename_handovers() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_table_name = 'garden' then
    perform note_handovers(array(select id from handover where garden_id = new.id));
  else
    perform note_handovers(array(select handover_id from handover_party where party_id = new.id));
  end if;
  return null;
end
$$;

create trigger garden_renames_handovers
  after update on garden
  for each row when (old.name is distinct from new.name) execute function rename_handovers();

-- The column is computed, so that it is no use to name it.
create trigger party_renames_handovers
  after update on party
  for each row when (old.name is distinct from new.name) execute function rename_handovers();
