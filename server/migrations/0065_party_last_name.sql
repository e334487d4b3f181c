-- Whose a last name is: asked of each that stands beside an amount in a text before it is published.
create index party_last_name on party (lower(last_name)) where last_name is not null;
