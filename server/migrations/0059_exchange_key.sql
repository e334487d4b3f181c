-- An exchange that is sent once more, for nobody knows whether it arrived, is the one that was recorded: as of a
-- measurement, its sender's key tells.

alter table installation add column client_key uuid;
create unique index installation_client_key on installation (client_key);
