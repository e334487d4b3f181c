-- The site finds an entry by the end of its id, which its short address stands for.
create index news_id_end on news (right(id::text, 8));
create index notice_id_end on notice (right(id::text, 8));
