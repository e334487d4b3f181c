-- The orders of the lists, each with all that the list's filters and its search ask for: what does not
-- fit is then skipped in the index, at a tenth of the cost of a look at the table, and a page far down
-- counts its way in the index alone.

drop index party_name, party_type_name, party_gardens_held, party_type_gardens_held;
create index party_name on party (name collate polish, id)
  include (name_search, party_type, gardens_held);
create index party_type_name on party (party_type, name collate polish, id)
  include (name_search, gardens_held);
create index party_gardens_held on party (gardens_held, id) include (name_search, party_type);
create index party_type_gardens_held on party (party_type, gardens_held, id) include (name_search);

drop index garden_name, garden_sector_name;
create index garden_name on garden (name collate polish, id) include (name_search, sector_id);
create index garden_sector_name on garden (sector_id, name collate polish, id) include (name_search);

drop index
  meter_name, meter_state_name, meter_state_type_name, meter_type_name, meter_last_measured_at,
  meter_last_measured_at_desc;
create index meter_name on meter (name collate polish, id)
  include (name_search, active, type, last_measured_at);
create index meter_state_name on meter (active, name collate polish, id)
  include (name_search, type, last_measured_at);
create index meter_state_type_name on meter (active, type, name collate polish, id)
  include (name_search, last_measured_at);
create index meter_type_name on meter (type, name collate polish, id)
  include (name_search, active, last_measured_at);
create index meter_last_measured_at on meter (last_measured_at asc nulls last, id asc)
  include (name_search, active, type);
create index meter_last_measured_at_desc on meter (last_measured_at desc nulls last, id desc)
  include (name_search, active, type);

drop index
  news_created_at, news_title, news_publication_from, news_publication_from_desc,
  news_publication_thru, news_publication_thru_desc;
create index news_created_at on news (created_at, id)
  include (title_search, publication_from_date, publication_thru_date);
create index news_title on news (title collate polish, id)
  include (title_search, publication_from_date, publication_thru_date);
create index news_publication_from on news (publication_from_date asc nulls last, id asc)
  include (title_search, publication_thru_date);
create index news_publication_from_desc on news (publication_from_date desc nulls last, id desc)
  include (title_search, publication_thru_date);
create index news_publication_thru on news (publication_thru_date asc nulls last, id asc)
  include (title_search, publication_from_date);
create index news_publication_thru_desc on news (publication_thru_date desc nulls last, id desc)
  include (title_search, publication_from_date);

drop index
  notice_created_at, notice_title, notice_publication_from, notice_publication_from_desc,
  notice_publication_thru, notice_publication_thru_desc, notice_pin_from, notice_pin_from_desc,
  notice_pin_thru, notice_pin_thru_desc;
create index notice_created_at on notice (created_at, id)
  include (title_search, publication_from_date, publication_thru_date, pin_from_date, pin_thru_date);
create index notice_title on notice (title collate polish, id)
  include (title_search, publication_from_date, publication_thru_date, pin_from_date, pin_thru_date);
create index notice_publication_from on notice (publication_from_date asc nulls last, id asc)
  include (title_search, publication_thru_date, pin_from_date, pin_thru_date);
create index notice_publication_from_desc on notice (publication_from_date desc nulls last, id desc)
  include (title_search, publication_thru_date, pin_from_date, pin_thru_date);
create index notice_publication_thru on notice (publication_thru_date asc nulls last, id asc)
  include (title_search, publication_from_date, pin_from_date, pin_thru_date);
create index notice_publication_thru_desc on notice (publication_thru_date desc nulls last, id desc)
  include (title_search, publication_from_date, pin_from_date, pin_thru_date);
create index notice_pin_from on notice (pin_from_date asc nulls last, id asc)
  include (title_search, publication_from_date, publication_thru_date, pin_thru_date);
create index notice_pin_from_desc on notice (pin_from_date desc nulls last, id desc)
  include (title_search, publication_from_date, publication_thru_date, pin_thru_date);
create index notice_pin_thru on notice (pin_thru_date asc nulls last, id asc)
  include (title_search, publication_from_date, publication_thru_date, pin_from_date);
create index notice_pin_thru_desc on notice (pin_thru_date desc nulls last, id desc)
  include (title_search, publication_from_date, publication_thru_date, pin_from_date);

drop index
  document_created_at, document_name, document_size, document_publication_from,
  document_publication_from_desc, document_publication_thru, document_publication_thru_desc,
  document_pin_from, document_pin_from_desc, document_pin_thru, document_pin_thru_desc;
create index document_created_at on document (created_at, id)
  include (name_search, publication_from_date, publication_thru_date, pin_from_date, pin_thru_date);
create index document_name on document (name collate polish, id)
  include (name_search, publication_from_date, publication_thru_date, pin_from_date, pin_thru_date);
create index document_size on document (size, id)
  include (name_search, publication_from_date, publication_thru_date, pin_from_date, pin_thru_date);
create index document_publication_from on document (publication_from_date asc nulls last, id asc)
  include (name_search, publication_thru_date, pin_from_date, pin_thru_date);
create index document_publication_from_desc on document (publication_from_date desc nulls last, id desc)
  include (name_search, publication_thru_date, pin_from_date, pin_thru_date);
create index document_publication_thru on document (publication_thru_date asc nulls last, id asc)
  include (name_search, publication_from_date, pin_from_date, pin_thru_date);
create index document_publication_thru_desc on document (publication_thru_date desc nulls last, id desc)
  include (name_search, publication_from_date, pin_from_date, pin_thru_date);
create index document_pin_from on document (pin_from_date asc nulls last, id asc)
  include (name_search, publication_from_date, publication_thru_date, pin_thru_date);
create index document_pin_from_desc on document (pin_from_date desc nulls last, id desc)
  include (name_search, publication_from_date, publication_thru_date, pin_thru_date);
create index document_pin_thru on document (pin_thru_date asc nulls last, id asc)
  include (name_search, publication_from_date, publication_thru_date, pin_from_date);
create index document_pin_thru_desc on document (pin_thru_date desc nulls last, id desc)
  include (name_search, publication_from_date, publication_thru_date, pin_from_date);

drop index
  page_version_created_at, page_version_publication_from, page_version_publication_from_desc,
  page_version_publication_thru, page_version_publication_thru_desc;
create index page_version_created_at on page_version (page_id, created_at, id)
  include (publication_from_date, publication_thru_date);
create index page_version_publication_from
  on page_version (page_id, publication_from_date asc nulls last, id asc) include (publication_thru_date);
create index page_version_publication_from_desc
  on page_version (page_id, publication_from_date desc nulls last, id desc) include (publication_thru_date);
create index page_version_publication_thru
  on page_version (page_id, publication_thru_date asc nulls last, id asc) include (publication_from_date);
create index page_version_publication_thru_desc
  on page_version (page_id, publication_thru_date desc nulls last, id desc) include (publication_from_date);

-- New words wait in a list of the index, which every search reads through and whoever fills it puts in
-- order: short enough for both to take no time, long enough for an import.
alter index party_name_search set (gin_pending_list_limit = 256);
alter index garden_name_search set (gin_pending_list_limit = 256);
alter index meter_name_search set (gin_pending_list_limit = 256);
alter index news_title_search set (gin_pending_list_limit = 256);
alter index notice_title_search set (gin_pending_list_limit = 256);
alter index document_name_search set (gin_pending_list_limit = 256);

-- An index answers alone for pages of the table that were vacuumed since they changed. Of two million
-- meters 400,000 would have to change before that happens by itself.
do $$
declare
  listed text;
begin
  foreach listed in array
    array['party', 'garden', 'meter', 'news', 'notice', 'page_version', 'document']
  loop
    execute format(
      'alter table %I set (
        autovacuum_vacuum_scale_factor = 0.02,
        autovacuum_vacuum_insert_scale_factor = 0.02,
        autovacuum_analyze_scale_factor = 0.02
      )', listed);
  end loop;
end
$$;
