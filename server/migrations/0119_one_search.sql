-- One search for everything (0193): what is called so, and what begins so, is found by an index of the letters that compare.

create index garden_plot on garden (plot_key(name) collate "C");
create index party_name_key on party (name_search collate "C", id);
create index party_email_key on party (lower(email) collate "C") where email is not null;
create index meter_name_key on meter (search_key(name) collate "C", id);
create index installation_serial_key on installation (search_key(serial_number) collate "C")
  where serial_number is not null and removed_at is null and undone_at is null;
create index news_title_key on news (title_search collate "C", created_at desc);
create index notice_title_key on notice (title_search collate "C", created_at desc);
create index document_name_key on document (name_search collate "C", created_at desc);
create index message_subject_key on message (search collate "C", created_at desc);
create index money_movement_number_key on money_movement (lower(number) collate "C");
