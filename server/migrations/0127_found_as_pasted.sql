-- Plots are found by their number without their sector, and people by an e-mail address without its Polish letters (0193).

-- Of 'A-12' and 'I/12' it is '12', of '12' it is null.
create index garden_number
  on garden ((substring(plot_key(name) collate "C" from '^[^ ]+ ([0-9].*)$')) collate "C");

-- Letters that compare take the place of small letters.
drop index party_email_key;
drop index party_email_domain;
create index party_email_key on party (search_key(email) collate "C") where email is not null;
create index party_email_domain on party (split_part(search_key(email), '@', 2) collate "C") where email is not null;
