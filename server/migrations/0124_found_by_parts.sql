-- Devices are found by a serial number that is typed without its signs, people by the domain of their e-mail address (0193).

-- A serial number as its letters and digits alone: 'SN/1486-139' is 'sn1486139'.
create index installation_serial_signless
  on installation ((regexp_replace(search_key(serial_number) collate "C", '[^a-z0-9]+', '', 'g')) collate "C")
  where serial_number is not null and removed_at is null and undone_at is null;
create index party_email_domain on party (split_part(lower(email), '@', 2) collate "C") where email is not null;
