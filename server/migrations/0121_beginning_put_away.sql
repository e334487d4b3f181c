-- Whoever has put 'Na początek' away on the start page (0197).

create table beginning_put_away (
  login_id uuid primary key references login on delete cascade,
  put_away_at timestamptz not null default now()
);
