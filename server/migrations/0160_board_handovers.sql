-- What a board hands over to the next one (docs/product/board-handover.md): an archive of seven days, for administrators.
create table board_handover (
  id uuid primary key,
  -- Who asked for it.
  login_id uuid references login on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  object_id uuid references stored_object,
  size bigint,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint board_handover_finished check (
    (state = 'done') = (object_id is not null and size is not null)
    and (state = 'waiting') = (finished_at is null)
  )
);

-- One at a time: who asks while one is made gets that one.
create unique index board_handover_waiting on board_handover ((true)) where state = 'waiting';
create index board_handover_login_id on board_handover (login_id);
create index board_handover_object_id on board_handover (object_id) where object_id is not null;
