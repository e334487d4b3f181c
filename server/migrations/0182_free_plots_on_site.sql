-- What the public site says of plots that nobody holds (docs/product/waiting.md#public-site): how many, and how to apply for one.
alter table settings
  add column free_plots boolean not null default false,
  add column how_to_apply text check (length(how_to_apply) <= 500);
