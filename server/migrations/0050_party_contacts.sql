-- Whose an e-mail address or a phone is: asked of each that stands in a text before it is published. Those
-- who have none are most, and nobody looks for them.
create index party_email on party (lower(email)) where email is not null;
create index party_phone on party (phone) where phone is not null;
