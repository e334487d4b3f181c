-- How often a message was handed to the mail server, or nearly. Of those that ended before, one try is known.

alter table mail_message add column tries integer not null default 0;
update mail_message set tries = 1 where state <> 'queued';
