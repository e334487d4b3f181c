-- One name for one thing: what a person signs in with is the user name; a login's id is its id.

alter table login rename column login_id to user_name;
alter index login_login_id rename to login_user_name;

update audit_entry
set
  before = case
    when before ? 'loginId' then before - 'loginId' || jsonb_build_object('userName', before -> 'loginId')
    else before
  end,
  after = case
    when after ? 'loginId' then after - 'loginId' || jsonb_build_object('userName', after -> 'loginId')
    else after
  end
where record_type = 'login';

-- Of a deletion the audit keeps rows by table; those of logins did not.
update audit_entry
set before = jsonb_build_object('login', jsonb_build_array(before))
where record_type = 'login' and action = 'delete';

update audit_entry
set before = jsonb_set(before, '{login}', (
  select coalesce(jsonb_agg(
    row - 'loginId' || jsonb_build_object('userName', row -> 'loginId') order by position
  ), '[]')
  from jsonb_array_elements(before -> 'login') with ordinality as kept (row, position)
))
where record_type = 'party' and action = 'delete' and before ? 'login';

-- The same of assignments; what a release told is the changed field alone.
update audit_entry
set before = jsonb_build_object('assignment', jsonb_build_array(before))
where record_type = 'assignment' and action = 'delete' and not before ? 'assignment';

update audit_entry
set before = jsonb_build_object('validThru', before -> 'validThru')
where record_type = 'assignment' and action = 'release';

-- Content goes before its owner, within one transaction.
alter table news alter constraint news_content_id_fkey deferrable initially deferred;
alter table notice alter constraint notice_content_id_fkey deferrable initially deferred;
alter table page_version alter constraint page_version_content_id_fkey deferrable initially deferred;
