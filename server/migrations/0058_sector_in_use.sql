-- A sector is deleted only while no meter refers to it, whoever deletes it: its meters forgot untold where they are.

alter table meter
  drop constraint meter_sector_id_fkey,
  add constraint meter_sector_id_fkey foreign key (sector_id) references sector;
