-- When somebody of the association is there for its members, as it is typed, a line each.

alter table settings add column office_hours text;
