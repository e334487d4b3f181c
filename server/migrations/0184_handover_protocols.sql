-- The protocol of a plot that has changed hands is a document of its garden (docs/product/handovers.md#kept-protocol, 0245).

-- It names people and what they owe: no reader of the site sees it.
alter table document
  add column garden_id uuid constraint document_garden_id_fkey references garden,
  add constraint document_of_garden_is_unpublished check (
    garden_id is null
    or num_nonnulls(publication_from_date, publication_thru_date, pin_from_date, pin_thru_date) = 0
  );

create index document_garden_id on document (garden_id) where garden_id is not null;
create index handover_document_id on handover (document_id) where document_id is not null;
